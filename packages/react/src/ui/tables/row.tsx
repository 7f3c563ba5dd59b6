import { type ReactNode, useId } from 'react'
import { DescriptionContext } from '../forms/button.js'

export interface RowProps {
  /** Shown before the text, such as a picture or logo. */
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

/** An item of a list, with its actions. */
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
