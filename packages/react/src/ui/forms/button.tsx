import { createContext, type ReactNode, useContext } from 'react'
import type { Failure } from '../../lib/failure.js'
import { useWait } from '../../lib/use-countdown.js'
import { useTranslation } from '../../i18n/use-translation.js'

export interface ButtonProps {
  /** `primary` is the main action of a view. `plain` looks like a link. */
  tone?: 'primary' | 'quiet' | 'plain' | 'destructive' | undefined
  /** True while the action of this button is pending. Further clicks are ignored, and the width does not change. */
  isBusy?: boolean | undefined
  /**
   * True disables the button without removing focus, so that keyboard users keep their place. `briefly` keeps its
   * colors, which would flash after a wait of a second.
   */
  isWaiting?: boolean | 'briefly' | undefined
  /** The failure of the last click. A rate limit disables the button until the wait is over. */
  failure?: Failure | null | undefined
  /** Shown on hover, for a button without visible text. */
  title?: string | undefined
  /** Without it, the button submits its form. */
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
  const isInactive = useWait(failure) > 0 || isBusy || isWaiting !== false
  return (
    <button
      className={`lk-button lk-${tone}${isWaiting === 'briefly' ? ' lk-brief' : ''}`}
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

export interface CancelButtonProps extends Pick<ButtonProps, 'isWaiting' | 'onClick'> {
  /** Default: "Cancel". */
  children?: ReactNode
}

/** The cancel button of a form or dialog. */
export function CancelButton({ children, ...props }: CancelButtonProps) {
  const { text } = useTranslation()
  return (
    <Button tone="quiet" {...props}>
      {children ?? text('cancel')}
    </Button>
  )
}
