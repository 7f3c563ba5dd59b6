import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { DialogMenuContext } from './dialog.js'
import { Icon } from './icons.js'
import { plainText } from './readable-text.js'

interface MoreMenuProps {
  /** The thing that the buttons act on, read aloud. */
  name: string
  /** The buttons that are used less often. */
  children: ReactNode
}

const buttonsOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]'),
]

/** Moves the focus between the buttons of a menu, as in the menus of an operating system. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const { currentTarget: menu, target, key } = event
  const buttons = buttonsOf(menu)
  const index = buttons.findIndex((button) => button === target)
  const indexes: Record<string, number> = {
    ArrowDown: (index + 1) % buttons.length,
    ArrowUp: index - 1,
    Home: 0,
    End: -1,
  }
  const next = indexes[key]
  // The events of a dialog that a button has opened come here too.
  if (index === -1 || next === undefined) return
  event.preventDefault()
  buttons.at(next)?.focus()
}

/** A button with three dots, which shows more buttons. The dialogs that they open stay when the menu closes. */
export function MoreMenu({ name, children }: MoreMenuProps) {
  const { text } = useTranslation()
  const label = plainText(text('moreActionsFor', { name }))
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const dialogMenu = useMemo(
    () => place && { place, close: () => menu.current?.hidePopover() },
    [place],
  )
  return (
    <div className="more">
      <button
        className="button quiet"
        type="button"
        popoverTarget={id}
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          menu.current?.showPopover()
        }}
      >
        <Icon name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="more-menu"
        role="toolbar"
        aria-orientation="vertical"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={moveFocus}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') buttonsOf(currentTarget)[0]?.focus()
        }}
      >
        <DialogMenuContext value={dialogMenu}>{children}</DialogMenuContext>
      </div>
      <div
        ref={(element) => {
          // React takes it away while a part of the page loads. Without it, an open dialog would begin again.
          if (element !== null) setPlace(element)
        }}
      />
    </div>
  )
}
