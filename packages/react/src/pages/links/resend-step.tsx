import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../../ui/forms/button.js'
import { FailureLine } from '../../ui/forms/failure-line.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { useCountdown } from '../../lib/use-countdown.js'
import { useTranslation } from '../../i18n/use-translation.js'

/** The wait until the next email. */
export interface ResendWait {
  readonly seconds: number
  /** The number of emails, as a key that makes screen readers announce each one. */
  readonly mails?: number
}

/** An email that can be sent again. */
export interface Resend extends Progress {
  readonly email: string
  /** The wait until the next email. A new object for each email; null before the first. */
  readonly resendWait: ResendWait | null
}

export interface ResendStepProps extends Pick<ButtonProps, 'tone' | 'isWaiting'> {
  resend: Resend
  onResend: () => void
  /** Shown between the button and the failure. */
  beside?: ReactNode
  children: ReactNode
}

/** A button that sends an email, at most one per minute, and shows the remaining wait. */
export function ResendStep({
  resend,
  onResend,
  beside,
  tone,
  isWaiting,
  children,
}: ResendStepProps) {
  const { resendWait, isBusy, failure } = resend
  const pause = useCountdown(resendWait)
  return (
    <>
      <Button
        tone={pause > 0 ? 'plain' : tone}
        isBusy={isBusy}
        isWaiting={isWaiting || pause > 0}
        failure={failure}
        onClick={onResend}
      >
        {pause > 0 ? <SendAgainIn pause={pause} /> : children}
      </Button>
      {beside}
      <FailureLine failure={failure} />
    </>
  )
}

/** Shows the wait until the next email may be sent. */
export function SendAgainIn({ pause }: { pause: number }) {
  const { rich, seconds } = useTranslation()
  return rich('sendAgainIn', { wait: <span className="lk-figures">{seconds(pause)}</span> })
}
