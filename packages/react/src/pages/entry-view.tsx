import { Button } from '../ui/button.js'
import { FailureText } from '../ui/failure-line.js'
import { Given } from '../ui/given.js'
import { NextStep, type Progress } from '../ui/next-step.js'
import { Heading } from '../ui/heading.js'
import { Outcome } from '../ui/outcome.js'
import { type Identity, nameOf, Person } from '../ui/person.js'
import { useCountdown } from '../use-countdown.js'
import { useWords } from '../words.js'
import type { EntryProgress } from './use-entry-actions.js'

export interface SignedInViewProps extends EntryProgress {
  user: Identity
  onContinue: () => void
  onSignOut: () => void
}

/** Somebody is signed in already: go on, or make room for somebody else. */
export function SignedInView(props: SignedInViewProps) {
  const { user, isBusy, isLeaving, failure, onContinue, onSignOut } = props
  const { text, rich } = useWords()
  return (
    <>
      <Heading key="signed-in">{text('signedInTitle')}</Heading>
      <Person user={user} />
      <div className="lk-actions">
        <NextStep
          isBusy={isLeaving}
          failure={failure}
          onClick={onContinue}
          beside={
            <Button tone="quiet" isBusy={isBusy} onClick={onSignOut}>
              {text('signOut')}
            </Button>
          }
        >
          {rich('continueAs', { name: <Given text={nameOf(user)} /> })}
        </NextStep>
      </div>
    </>
  )
}

export interface UnavailableViewProps extends Progress {
  onRetry: () => void
}

/** What the page needs could not be loaded. */
export function UnavailableView({ isBusy, failure, onRetry }: UnavailableViewProps) {
  const { text } = useWords()
  const secondsLeft = useCountdown(failure?.kind === 'rate-limited' ? failure : null)
  return (
    <Outcome icon="alert" tone="warning" title="unavailableTitle">
      <div role="alert">{failure && <FailureText {...{ failure, secondsLeft }} />}</div>
      <Button isBusy={isBusy} isWaiting={secondsLeft > 0} onClick={onRetry}>
        {text('retry')}
      </Button>
    </Outcome>
  )
}
