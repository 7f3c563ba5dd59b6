import type { ClientApp } from '@latchkey/core'
import { canAutofillPasskeys } from '../../lib/platform.js'

/** What became of a passkey that was picked. */
export type Picked = Awaited<ReturnType<ClientApp['signInWithPasskey']>>

/** Offers passkeys among what the browser fills into the form, until one is picked. */
export async function offerPasskeys(
  app: ClientApp,
  signal: AbortSignal,
  onPicked: (result: Picked) => void,
): Promise<void> {
  if (!(await canAutofillPasskeys()) || signal.aborted) return
  const result = await app.signInWithPasskey({ autofill: true, signal, noRedirect: true })
  // A ceremony that did not come off is no news where nobody has begun one.
  if (result.status === 'error' && result.error.code === 'PASSKEY_WEBAUTHN_ERROR') return
  onPicked(result)
}
