import { useState, useSyncExternalStore } from 'react'
import { useApp } from '../../lib/use-app.js'
import { isFromOtherSite } from '../../lib/platform.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { useOnce } from '../../lib/use-once.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { useMutation } from '../../lib/use-mutation.js'

type Step = 'ask' | 'working' | 'done' | 'unconfirmed' | 'signed-out'

export type SignOutState = Progress & { readonly step: Step }

const onServer = () => 'unknown' as const

/** Returns the state and actions of the sign-out page. */
export function useSignOut({ onEvent, redirectTo }: PageProps) {
  const app = useApp()
  const { session } = app
  const status = useSyncExternalStore(session.subscribe, () => session.get().status, onServer)
  const [step, setStep] = useState<Step | 'loading'>('loading')
  const { isBusy, failure, run } = useMutation(onEvent)

  // Replaces this page, so that "Back" does not lead to another sign-out.
  const redirect = () =>
    redirectTo === undefined
      ? app.redirectToAfterSignOut({ replace: true })
      : app.redirectTo(redirectTo, { replace: true })
  const signOut = () =>
    run(async () => {
      setStep('working')
      const { confirmed } = await app.signOut({ noRedirect: true })
      onEvent?.({ type: 'signed-out', confirmed })
      setStep(confirmed ? 'done' : 'unconfirmed')
      // Otherwise the page stays: it explains the sign-out, and the client repeats it while the page is open.
      if (confirmed) await redirect()
    })

  useOnce(() => {
    if (status === 'signed-out') {
      setStep('signed-out')
      run(redirect)
    }
    // Any site can link here, so the user must confirm (CSRF).
    else if (isFromOtherSite()) setStep('ask')
    else signOut()
  }, status !== 'unknown')

  const state: SignOutState | NotReady = { step, isBusy, failure }
  return { state, actions: { signOut, retry: signOut } }
}
