import { useEffect, useRef } from 'react'
import { useApp } from '../../lib/use-app.js'
import { loadDeferred } from './lazy-views.js'
import type { PasskeyResult } from './passkeys.js'

/**
 * Offers passkeys in the browser's autofill while `isOn` is true. Browsers allow one WebAuthn ceremony at a time, so
 * the passkey button turns it off.
 *
 * @param onResult receives the result of the selected passkey
 * @see https://www.w3.org/TR/webauthn-3/#enum-mediation-requirement
 */
export function usePasskeyAutofill(isOn: boolean, onResult: (result: PasskeyResult) => void): void {
  const app = useApp()
  const latest = useRef(onResult)
  useEffect(() => {
    latest.current = onResult
  })
  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    const offer = async () => {
      const { offerPasskeys } = await loadDeferred()
      await offerPasskeys(app, controller.signal, (result) => latest.current(result))
    }
    // The user did not start autofill, so a failure is silent. The passkey button reports the reason.
    offer().catch(() => {})
    return () => controller.abort()
  }, [app, isOn])
}
