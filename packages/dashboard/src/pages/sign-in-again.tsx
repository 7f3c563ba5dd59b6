import { useEffect } from 'react'
import { announceSignIn } from '../data/sign-in-channel.js'
import { Skeleton } from '../frame/skeleton.js'
import { useTranslation } from '../i18n/use-translation.js'
import { latchkey, signedInUrl } from '../latchkey.js'
import { texts } from '../locales/en/frame.js'
import { PageTitle } from '../ui/page-title.js'

/** The first page of the window in which the user signs in again: leads to the sign-in page. */
export function SignInAgain() {
  useEffect(() => {
    // The sign-in page returns to the URL of the page that leads to it.
    window.history.replaceState(window.history.state, '', signedInUrl)
    void latchkey.redirectToSignIn({ signInAgain: true })
  }, [])
  return (
    <main className="page">
      <Skeleton />
    </main>
  )
}

/** The last page of that window. A browser may leave the closing to the user, such as after the page of an OAuth provider. */
export function SignedIn() {
  const { text } = useTranslation(texts)
  useEffect(() => {
    announceSignIn()
    window.close()
  }, [])
  return (
    <main className="page">
      <PageTitle title={text('signedInTitle')}>{text('signedInHelp')}</PageTitle>
    </main>
  )
}
