import { type FocusEvent, type ReactNode, useEffect, useRef, useId } from 'react'
import { DescriptionContext } from '../forms/button.js'

/**
 * Keeps the focus of keyboard users in a list. If the focused element is removed, focus goes to the next row,
 * else to the previous one, else to the first field of a new form, else to the heading of the section or to
 * the first entry of a list of sign-in methods.
 *
 * @returns props of the element around
 */
export function useListFocus() {
  /** The focused element, followed by the places where focus may move. */
  const places = useRef<(Element | null)[]>([])
  const restoreFocus = () => {
    if (places.current[0]?.isConnected !== false) return
    for (const place of places.current) {
      if (document.activeElement !== document.body) return
      // Detached elements ignore `focus()`.
      place?.querySelector<HTMLElement>('[tabindex], button, a, input')?.focus()
    }
  }
  // Runs after each render, including one that removes the whole list.
  useEffect(() => restoreFocus)
  return {
    onFocus({ target }: FocusEvent) {
      places.current[0] = target
      // A closed dialog restores focus to the element that opened it.
      if (target.closest('dialog')) return
      const row = target.closest('li') ?? target
      const rows = [...(row.parentElement?.children ?? [])]
      const at = rows.indexOf(row)
      const around = [target.closest('form'), target.closest('section, nav')]
      places.current = [target, ...rows.slice(at), ...rows.slice(0, at).reverse(), ...around]
    },
  }
}

/** A list of rows. If the focused row is removed, focus moves to another row. */
export const List = ({ children }: { children: ReactNode }) => (
  <ul className="lk-list" {...useListFocus()}>
    {children}
  </ul>
)

export interface RowProps {
  /** Shown before the text, such as a picture or logo. */
  mark?: ReactNode
  title: ReactNode
  badges?: ReactNode
  /** Badges that stand at the end of the row where there is room, such as roles. */
  endBadges?: ReactNode
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
export function Row({ mark, title, badges, endBadges, help, actions, children }: RowProps) {
  const id = useId()
  return (
    <li className="lk-row">
      {mark}
      <div className="lk-row-text" id={id}>
        <p className="lk-row-title">{title}</p>
        <p className="lk-badges">{badges}</p>
        {endBadges && <p className="lk-badges lk-end">{endBadges}</p>}
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
