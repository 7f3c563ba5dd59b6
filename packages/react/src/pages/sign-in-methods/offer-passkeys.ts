import type { ClientApp } from '@latchkey/core'
import { canAutofillPasskeys } from '../../lib/platform.js'

/** The result of a picked passkey. */
export type PasskeyResult = Awaited<ReturnType<ClientApp['signInWithPasskey']>>

/** Offers passkeys in the browser's autofill (conditional UI) until the user selects one. */
export async function offerPasskeys(
  app: ClientApp,
  signal: AbortSignal,
  onResult: (result: PasskeyResult) => void,
): Promise<void> {
  if (!(await canAutofillPasskeys()) || signal.aborted) return
  const result = await app.signInWithPasskey({ autofill: true, signal, noRedirect: true })
  // Autofill runs in the background, so the page does not report its failures.
  if (result.status === 'error' && result.error.code === 'PASSKEY_WEBAUTHN_ERROR') return
  onResult(result)
}
