import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { DescriptionContext } from '../forms/button.js'

export interface PopoverProps {
  /** The accessible name of the button if it shows no text. */
  label?: string
  /** The content of the button. */
  trigger: ReactNode
  isBusy?: boolean
  /** The content of the popover, such as a menu. */
  children: ReactNode
}

const firstItem = (content: Element) =>
  content.querySelector<HTMLElement>('[aria-checked="true"]') ??
  content.querySelector<HTMLElement>('[role^="menuitem"]')

/**
 * A button that opens a popover. The browser closes it on Escape and on a click outside, and restores focus to the
 * button.
 *
 * @see HTML, section 6.12, "The popover attribute"
 */
export function Popover({ label, trigger, isBusy = false, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = content
    // Set as a property, because React 18 does not support the attribute.
    if (button.current) button.current.popoverTargetElement = current
    const focusFirstItem = (event: ToggleEvent) => {
      if (current && event.newState === 'open') firstItem(current)?.focus()
    }
    current?.addEventListener('toggle', focusFirstItem)
    return () => current?.removeEventListener('toggle', focusFirstItem)
  }, [])
  return (
    <div className="lk-popover">
      <button
        className="lk-opener"
        type="button"
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-busy={isBusy}
        aria-describedby={useContext(DescriptionContext)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          const { current } = content
          if (current?.matches(':popover-open')) firstItem(current)?.focus()
          else current?.showPopover()
        }}
      >
        {trigger}
      </button>
      <div className="lk-sheet" ref={content} popover="auto">
        {children}
      </div>
    </div>
  )
}

/** Closes the popover that contains an element. */
export const closeClosestPopover = (element: Element): void =>
  element.closest<HTMLElement>('[popover]')?.hidePopover()
