import { Given } from '../../ui/given.js'
import { PageLink } from '../../ui/page-link.js'
import { useWords } from '../../words.js'
import { type Resend, ResendStep } from '../resend-step.js'

export interface ResendViewProps {
  resend: Resend
  onResend: () => void
}

/** Offers a new mail, says that it was sent, and when the next may be. */
export function ResendView({ resend, onResend }: ResendViewProps) {
  const { text, rich } = useWords()
  const { sent, email } = resend
  const home = <PageLink page="home" tone="quiet" label="home" />
  return (
    <>
      <p role="status">{sent && rich('newLinkSent', { email: <Given text={email} /> })}</p>
      <ResendStep {...{ resend, onResend }} beside={home}>
        {text('sendNewLink')}
      </ResendStep>
    </>
  )
}
