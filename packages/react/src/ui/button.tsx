import type { ReactNode } from 'react'

export interface ButtonProps {
  /** `primary` is the next step: one a view. */
  tone?: 'primary' | 'quiet' | 'destructive' | undefined
  type?: 'submit' | 'button'
  /** Something that this button started is under way. Its width stays, and it does nothing more. */
  isBusy?: boolean
  /** It cannot be pressed for now, but keeps focus, so that nobody loses their place. */
  isWaiting?: boolean
  onClick?: (() => void) | undefined
  children: ReactNode
}

export function Button({
  tone = 'primary',
  type = 'button',
  isBusy = false,
  isWaiting = false,
  onClick,
  children,
}: ButtonProps) {
  const isStill = isBusy || isWaiting
  return (
    <button
      className={`lk-button lk-${tone}`}
      type={type}
      aria-busy={isBusy}
      aria-disabled={isStill}
      onClick={(event) => {
        if (!isStill) return onClick?.()
        event.preventDefault()
      }}
    >
      <span className="lk-button-text">{children}</span>
      {isBusy && <span className="lk-spinner" aria-hidden="true" />}
    </button>
  )
}
