import { type ReactNode, useId } from 'react'
import { DescriptionContext } from '../forms/button.js'

export interface RowProps {
  /** Stands before the text: a picture or a mark. */
  mark?: ReactNode
  title: ReactNode
  badges?: ReactNode
  help?: ReactNode
  /**
   * The buttons of the row. Other rows have buttons with the same names, so the text of this row
   * describes them.
   */
  actions?: ReactNode
  /** Additional content of the row. */
  children?: ReactNode
}

/** One of the things in a list, and what can be done with it. */
export function Row({ mark, title, badges, help, actions, children }: RowProps) {
  const id = useId()
  return (
    <li className="lk-row">
      {mark}
      <div className="lk-row-text" id={id}>
        <p className="lk-row-title">{title}</p>
        <p className="lk-badges">{badges}</p>
        {help && <p className="lk-help">{help}</p>}
      </div>
      {actions && (
        <div className="lk-row-actions">
          <DescriptionContext.Provider value={id}>{actions}</DescriptionContext.Provider>
        </div>
      )}
      {children}
    </li>
  )
}
