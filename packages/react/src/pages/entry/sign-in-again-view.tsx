import { type Identity, Person } from '../../ui/person.js'
import { useWords } from '../../i18n/words.js'

/** Says above the form who signs in again, and why. */
export function SignInAgainView({ user }: { user: Identity }) {
  const { text } = useWords()
  return (
    <>
      <p className="lk-lead">{text('signInOnceMore')}</p>
      <Person user={user} />
    </>
  )
}
