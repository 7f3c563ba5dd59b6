import { useEffect, useRef } from 'react'
import { useApp } from '../../hooks/use-app.js'
import { loadLater } from './lazy-views.js'
import type { Picked } from './offer-passkeys.js'

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
    const offer = async () => {
      const { offerPasskeys } = await loadLater()
      await offerPasskeys(app, controller.signal, (result) => latest.current(result))
    }
    // The user did not start autofill, so a failure is silent. The passkey button reports the reason.
    offer().catch(() => {})
    return () => controller.abort()
  }, [app, isOn])
}
