import type { CurrentUser } from '@latchkey/core'
import { useUser } from '@latchkey/react'
import { Fragment, type ReactNode, useState } from 'react'
import { OwnerContext } from '../data/owner-context.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { Dialog } from '../ui/dialog.js'
import { openSignIn } from '../ui/forms/sign-in-again-button.js'
import { useUnsavedPage } from '../ui/forms/unsaved-changes.js'

/**
 * Provides the signed-in user. Without a session, it redirects to the sign-in page; a page with changes stays instead, and asks the
 * user to sign in again in another window, so that nothing that was typed is lost.
 */
export function OwnerSession({ children }: { children: ReactNode }) {
  const user = useUser()
  const page = useUnsavedPage()
  const [owner, setOwner] = useState<CurrentUser | null>(user)
  const [isWaiting, setIsWaiting] = useState(false)
  if (user !== null && user !== owner) {
    setOwner(user)
    setIsWaiting(false)
  }
  if (user === null && owner !== null && !isWaiting) {
    if (page.hasChanges()) setIsWaiting(true)
    else setOwner(null)
  }
  if (owner === null) return <SignInRedirect />
  const discard = () => {
    page.leave()
    setIsWaiting(false)
    setOwner(null)
  }
  return (
    <OwnerContext value={owner}>
      {/* Another user gets a page without the values that this one has typed. */}
      <Fragment key={owner.id}>{children}</Fragment>
      {isWaiting && <SignedOut onDiscard={discard} />}
    </OwnerContext>
  )
}

function SignInRedirect() {
  useUser({ or: 'redirect' })
  return null
}

function SignedOut({ onDiscard }: { onDiscard(): void }) {
  const { text } = useTranslation(texts)
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Dialog title={text('signedOutTitle')} onClose={() => setIsOpen(false)}>
      <p>{text('signedOutHelp')}</p>
      {/* The first button has the focus: Enter must not discard what was typed. */}
      <div className="actions">
        <button className="button" type="button" onClick={openSignIn}>
          {text('signInAgain')}
        </button>
        <button className="button quiet danger-text" type="button" onClick={onDiscard}>
          {text('discardChanges')}
        </button>
      </div>
    </Dialog>
  )
}
