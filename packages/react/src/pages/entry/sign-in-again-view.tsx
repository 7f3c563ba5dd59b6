import { type Identity, UserSummary } from '../../ui/user-summary.js'
import { useTranslation } from '../../i18n/use-translation.js'

/** Shows the user who signs in again, and the reason. */
export function SignInAgainView({ user }: { user: Identity }) {
  const { text } = useTranslation()
  return (
    <>
      <p className="lk-lead">{text('signInOnceMore')}</p>
      <UserSummary user={user} />
    </>
  )
}
