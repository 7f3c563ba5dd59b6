import { type ReactNode, useEffect, useRef } from 'react'

export interface PopoverProps {
  /** The accessible name of the button if it shows no text. */
  label?: string
  /** The content of the button. */
  face: ReactNode
  isBusy?: boolean
  /** The content of the popover, such as a menu. */
  children: ReactNode
}

const firstStop = (sheet: Element) =>
  sheet.querySelector<HTMLElement>('[aria-checked="true"]') ??
  sheet.querySelector<HTMLElement>('[role^="menuitem"]')

/**
 * A button that opens a popover. The browser closes it on Escape and on a click outside, and restores focus to the
 * button.
 *
 * @see HTML, section 6.12, "The popover attribute"
 */
export function Popover({ label, face, isBusy = false, children }: PopoverProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = sheet
    // Set as a property, because React 18 does not support the attribute.
    if (opener.current) opener.current.popoverTargetElement = current
    const enter = (event: ToggleEvent) => {
      if (current && event.newState === 'open') firstStop(current)?.focus()
    }
    current?.addEventListener('toggle', enter)
    return () => current?.removeEventListener('toggle', enter)
  }, [])
  return (
    <div className="lk-popover">
      <button
        className="lk-opener"
        type="button"
        ref={opener}
        aria-label={label}
        aria-haspopup="menu"
        aria-busy={isBusy}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          const { current } = sheet
          if (current?.matches(':popover-open')) firstStop(current)?.focus()
          else current?.showPopover()
        }}
      >
        {face}
      </button>
      <div className="lk-sheet" ref={sheet} popover="auto">
        {children}
      </div>
    </div>
  )
}

/** Closes the popover that contains an element. */
export const closeClosestPopover = (element: Element): void =>
  element.closest<HTMLElement>('[popover]')?.hidePopover()
