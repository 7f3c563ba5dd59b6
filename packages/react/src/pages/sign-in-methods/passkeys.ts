import type { ClientApp, KnownError } from '@latchkey/core'
import { canAutofillPasskeys, isInsecure } from '../../lib/platform.js'
import type { LabelKey } from '../../locales/text.js'

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

const ofCeremony: ReadonlyMap<string, LabelKey> = new Map([
  ['ERROR_CEREMONY_ABORTED', 'passkeyCancelled'],
  ['ERROR_NO_MATCHING_PASSKEY', 'passkeyNone'],
  ['ERROR_INVALID_DOMAIN', 'passkeyWrongSite'],
  ['ERROR_INVALID_RP_ID', 'passkeyWrongSite'],
  ['ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY', 'passkeyUnsupported'],
])

/** Returns the text for a failed sign-in with a passkey. */
export function passkeyLabel(
  error: KnownError<'PASSKEY_WEBAUTHN_ERROR' | 'PASSKEY_AUTHENTICATION_FAILED'>,
): LabelKey {
  if (error.code === 'PASSKEY_AUTHENTICATION_FAILED') return 'passkeyUnknown'
  // Browsers have no passkeys on a page without https.
  if (isInsecure()) return 'obstacleInsecure'
  return ofCeremony.get(error.details?.code ?? '') ?? 'passkeyFailed'
}
