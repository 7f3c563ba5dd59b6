import { Button } from '../../ui/forms/button.js'
import { UserText } from '../../ui/user-text.js'
import { Heading } from '../../ui/heading.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { type Identity, nameOf, UserSummary } from '../../ui/user-summary.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { EntryProgress } from './use-entry-actions.js'

export interface SignedInViewProps extends EntryProgress {
  user: Identity
  onContinue: () => void
  onSignOut: () => void
}

/** Offers a signed-in visitor to continue or to use another account. */
export function SignedInView(props: SignedInViewProps) {
  const { user, isBusy, isRedirecting, failure, onContinue, onSignOut } = props
  const { text, rich } = useTranslation()
  return (
    <>
      <Heading key="signed-in">{text('signedInTitle')}</Heading>
      <UserSummary user={user} />
      <div className="lk-actions">
        <PrimaryAction
          isBusy={isRedirecting}
          failure={failure}
          onClick={onContinue}
          beside={
            <Button tone="quiet" isBusy={isBusy} onClick={onSignOut}>
              {text('signOut')}
            </Button>
          }
        >
          {rich('continueAs', { name: <UserText text={nameOf(user)} /> })}
        </PrimaryAction>
      </div>
    </>
  )
}

export interface SignInAgainViewProps {
  /** The user who signs in again; null if the form names the user already. */
  user: Identity | null
}

/** Shows why a user signs in again, and who. */
export function SignInAgainView({ user }: SignInAgainViewProps) {
  const { text } = useTranslation()
  return (
    <>
      <p className="lk-text lk-lead">{text('signInOnceMore')}</p>
      {user && <UserSummary user={user} />}
    </>
  )
}
