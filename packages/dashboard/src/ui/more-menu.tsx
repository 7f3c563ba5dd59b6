import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
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

/** A button with three dots, which shows more buttons. The dialogs that they open stay when the menu closes. */
export function MoreMenu({ name, children }: MoreMenuProps) {
  const { text } = useTranslation()
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
        aria-label={plainText(text('moreActionsFor', { name }))}
      >
        <Icon name="more" />
      </button>
      <div ref={menu} id={id} popover="auto" className="more-menu">
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
