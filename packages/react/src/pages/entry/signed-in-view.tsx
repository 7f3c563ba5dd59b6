import { Button } from '../../ui/forms/button.js'
import { Given } from '../../ui/given.js'
import { Heading } from '../../ui/heading.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { type Identity, nameOf, Person } from '../../ui/person.js'
import { useWords } from '../../i18n/words.js'
import type { EntryProgress } from './use-entry-actions.js'

export interface SignedInViewProps extends EntryProgress {
  user: Identity
  onContinue: () => void
  onSignOut: () => void
}

/** Offers a signed-in visitor to continue or to use another account. */
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
