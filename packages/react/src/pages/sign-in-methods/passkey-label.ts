import type { KnownError } from '@latchkey/core'
import type { LabelKey } from '../../locales/text.js'
import { isInsecure } from '../../lib/platform.js'

const ofCeremony: ReadonlyMap<string, LabelKey> = new Map([
  ['ERROR_CEREMONY_ABORTED', 'passkeyCancelled'],
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
