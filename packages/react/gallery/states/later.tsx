import type { ReactElement } from 'react'
import { SignedInView } from '../../src/pages/entry/signed-in-view.js'
import type { SignInState } from '../../src/pages/sign-in/use-sign-in.js'
import type { SignUpState } from '../../src/pages/sign-up/use-sign-up.js'
import { EmailCodeView } from '../../src/pages/sign-in-methods/email-code-view.js'
import { entry } from './entry.js'
import { nothing } from './progress.js'

/** Returns the views that the sign-in and sign-up pages load later; null for states that they draw themselves. */
export function later(state: SignInState | SignUpState): ReactElement | null {
  switch (state.step) {
    case 'mail-code':
      return <EmailCodeView {...state} actions={entry} />
    case 'signed-in':
      return <SignedInView {...state} onContinue={nothing} onSignOut={nothing} />
    default:
      return null
  }
}
