import { useEffect, useRef } from 'react'
import { useApp } from '../../hooks/use-app.js'
import { loadDeferred } from './lazy-views.js'
import type { PasskeyResult } from './offer-passkeys.js'

/**
 * Offers passkeys among what the browser fills into the form, for as long as `isOn` is true: a browser
 * has room for one ceremony, so a button that begins one turns this off meanwhile.
 *
 * @param onResult is told what became of a passkey that was picked
 * @see security rules, WA09
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
