import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { DialogPlaceContext } from './dialog.js'
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
      {/* It closes first, so that a dialog returns the focus to the button with the dots. */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="more-menu"
        onClick={() => menu.current?.hidePopover()}
      >
        <DialogPlaceContext value={place}>{children}</DialogPlaceContext>
      </div>
      <div ref={setPlace} />
    </div>
  )
}
