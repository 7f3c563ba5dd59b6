import type { ClientApp } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { useApp } from '../../hooks/use-app.js'
import { canAutofillPasskeys } from '../../platform.js'

type Picked = Awaited<ReturnType<ClientApp['signInWithPasskey']>>

/**
 * Offers passkeys among what the browser fills into the form, for as long as `isOn` is true: a browser
 * has room for one ceremony, so a button that begins one turns this off meanwhile.
 *
 * @param onPicked is told what became of a passkey that was picked
 * @see security rules, WA09
 */
export function usePasskeyAutofill(isOn: boolean, onPicked: (result: Picked) => void): void {
  const app = useApp()
  const latest = useRef(onPicked)
  useEffect(() => {
    latest.current = onPicked
  })
  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    const { signal } = controller
    const offer = async () => {
      if (!(await canAutofillPasskeys()) || signal.aborted) return
      const result = await app.signInWithPasskey({ autofill: true, signal, noRedirect: true })
      // A ceremony that did not come off is no news where nobody has begun one.
      if (result.status === 'error' && result.error.code === 'PASSKEY_WEBAUTHN_ERROR') return
      latest.current(result)
    }
    // Nobody has asked for it: where it cannot be offered, the button says why.
    offer().catch(() => {})
    return () => controller.abort()
  }, [app, isOn])
}
