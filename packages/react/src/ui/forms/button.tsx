import { createContext, type ReactNode, useContext } from 'react'
import type { Failure } from '../../lib/failure.js'
import { useWait } from '../../lib/use-countdown.js'

export interface ButtonProps {
  /** `primary` is the next step: one a view. `plain` looks like a link. */
  tone?: 'primary' | 'quiet' | 'plain' | 'destructive' | undefined
  /** Something that this button started is under way. Its width stays, and it does nothing more. */
  isBusy?: boolean | undefined
  /** True disables the button without removing focus, so that keyboard users keep their place. */
  isWaiting?: boolean | undefined
  /** How the last press failed: that may ask for a wait. */
  failure?: Failure | null | undefined
  /** Shown on hover, where the button shows no text. */
  title?: string | undefined
  /** Without it, the button sends the form around it. */
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** The ID of an element that describes the buttons below it. */
export const DescriptionContext = createContext<string | undefined>(undefined)

export function Button({
  tone = 'primary',
  isBusy = false,
  isWaiting = false,
  failure,
  title,
  onClick,
  children,
}: ButtonProps) {
  const isInactive = useWait(failure) > 0 || isBusy || isWaiting
  return (
    <button
      className={`lk-button lk-${tone}`}
      type={onClick ? 'button' : 'submit'}
      title={title}
      aria-busy={isBusy}
      aria-disabled={isInactive}
      aria-describedby={useContext(DescriptionContext)}
      onClick={(event) => {
        if (!isInactive) return onClick?.()
        event.preventDefault()
      }}
    >
      <span className="lk-button-text">{children}</span>
      {isBusy && <span className="lk-spinner" aria-hidden="true" />}
    </button>
  )
}
