import { authenticatorName } from './authenticator-names.js'
import type { Passkey } from './owned-passkeys.js'

/** A passkey as its user sees it. */
export const toOwnedPasskey = (passkey: Passkey) => ({
  id: passkey.id,
  userId: passkey.userId,
  name: passkey.name ?? authenticatorName(passkey.aaguid),
  credentialId: passkey.credentialId,
  createdAtMillis: passkey.createdAt,
  lastUsedAtMillis: passkey.lastUsedAt,
  isBackedUp: passkey.isBackedUp,
})
