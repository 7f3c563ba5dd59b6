import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { Icon } from '../icon.js'
import { nextItem } from './next-item.js'
import { closeClosestPopover } from './popover.js'

// Letters typed within this time belong to one search.
const TYPEAHEAD_MILLIS = 500

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

/** Returns a function that collects quickly typed letters. */
function useTypeahead(): (event: KeyboardEvent) => string {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp }) => {
    if (key.length !== 1 || key === ' ') return ''
    const isContinued = timeStamp - typed.current.at < TYPEAHEAD_MILLIS
    typed.current = { text: (isContinued ? typed.current.text : '') + key, at: timeStamp }
    return typed.current.text
  }
}

/**
 * A menu in a popover. Arrow keys, Home, End and letters move focus. Selecting an item closes it.
 *
 * @see ARIA Authoring Practices, "Menu and Menubar Pattern"
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const typeahead = useTypeahead()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const items = itemsOf(event.currentTarget)
    const { activeElement } = document
    const typed = typeahead(event)
    if (event.key === 'Tab') return closeClosestPopover(event.currentTarget)
    if (event.key === ' ') {
      event.preventDefault()
      // Browsers activate links only with Enter.
      return (activeElement as HTMLElement | null)?.click()
    }
    const names = items.map((item) => item.textContent ?? '')
    const at = items.indexOf(activeElement as HTMLElement)
    const next = items[nextItem(names, at, { key: event.key, typed })]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const choose = (event: MouseEvent<HTMLDivElement>) => {
    const item = (event.target as Element).closest('[role^="menuitem"]')
    if (item && item.ariaDisabled !== 'true') closeClosestPopover(event.currentTarget)
  }
  return (
    <div
      className="lk-menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      onClick={choose}
    >
      {children}
    </div>
  )
}

/** A line between two groups of items. */
export const MenuSeparator = () => <hr className="lk-menu-separator" />

export interface MenuItemProps {
  icon?: ReactNode
  /** Whether this item of a radio group is selected. Undefined for other items. */
  isChecked?: boolean
  /** Whether the item opens a dialog. */
  hasDialog?: boolean
  /** Whether the item cannot be selected for now. It stays in the order of the arrow keys. */
  isDisabled?: boolean
  /** Whether the action removes something. */
  isDestructive?: boolean
  onSelect: () => void
  children: ReactNode
}

export const MenuItem = ({
  icon,
  isChecked,
  hasDialog,
  isDisabled,
  isDestructive,
  onSelect,
  children,
}: MenuItemProps) => (
  <button
    className={isDestructive ? 'lk-menu-item lk-danger' : 'lk-menu-item'}
    type="button"
    role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
    aria-checked={isChecked}
    aria-haspopup={hasDialog ? 'dialog' : undefined}
    aria-disabled={isDisabled}
    tabIndex={-1}
    onClick={isDisabled ? undefined : onSelect}
  >
    {icon}
    <span className="lk-menu-text">{children}</span>
    {isChecked && <Icon name="check" />}
  </button>
)
