import { Button } from '../../ui/button.js'
import { FailureLine } from '../../ui/failure-line.js'
import { Given } from '../../ui/given.js'
import { PageLink } from '../../ui/page-link.js'
import { useCountdown } from '../../use-countdown.js'
import { useWords } from '../../words.js'
import type { Resend } from './use-email-verification.js'

export interface ResendViewProps {
  resend: Resend
  onResend: () => void
}

/** Offers a new mail, says that it was sent, and when the next may be. */
export function ResendView({
  resend: { email, sent, isBusy, failure },
  onResend,
}: ResendViewProps) {
  const { text, rich, seconds } = useWords()
  const pause = useCountdown(sent)
  const wait = useCountdown(failure?.kind === 'rate-limited' ? failure : null)
  return (
    <>
      <p role="status">{sent && rich('newLinkSent', { email: <Given text={email} /> })}</p>
      <div className="lk-actions">
        <Button isBusy={isBusy} isWaiting={pause > 0 || wait > 0} onClick={onResend}>
          {pause > 0
            ? rich('sendAgainIn', { wait: <span className="lk-figures">{seconds(pause)}</span> })
            : text('sendNewLink')}
        </Button>
        <PageLink page="home" tone="quiet">
          {text('home')}
        </PageLink>
        <FailureLine failure={failure} secondsLeft={wait} />
      </div>
    </>
  )
}
