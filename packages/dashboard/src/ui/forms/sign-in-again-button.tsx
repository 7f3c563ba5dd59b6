import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { OwnerContext } from '../../data/owner-context.js'
import { onSignIn } from '../../data/sign-in-channel.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { latchkey, signInAgainUrl } from '../../latchkey.js'

/**
 * Opens the sign-in page in a window, so that the form behind it keeps its values. A browser that opens no window shows the
 * sign-in page in place of this one, which it returns to.
 */
export function openSignIn(): void {
  const features = 'popup,width=480,height=760'
  if (window.open(signInAgainUrl, 'latchkey-sign-in', features) === null)
    void latchkey.redirectToSignIn({ signInAgain: true })
}

/**
 * A button for a change that failed because the sign-in was too long ago.
 *
 * @param onSignedIn called when the user has signed in again, and the page has the data of that session
 */
export function SignInAgainButton({ onSignedIn }: { onSignedIn(): void }) {
  const { text } = useTranslation()
  const ref = useRef<HTMLButtonElement>(null)
  const owner = useContext(OwnerContext)
  const [ownerBefore] = useState(owner)
  const [isSignedIn, setIsSignedIn] = useState(false)
  // A page without a project, such as that of an invitation, reads nothing again.
  const isRenewed = owner === null || owner !== ownerBefore
  const proceed = useEffectEvent(onSignedIn)
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [])
  useEffect(() => onSignIn(() => setIsSignedIn(true)), [])
  useEffect(() => {
    if (isSignedIn && isRenewed) proceed()
  }, [isSignedIn, isRenewed])
  return (
    <button ref={ref} className="button quiet" type="button" onClick={openSignIn}>
      {text('signInAgain')}
    </button>
  )
}
