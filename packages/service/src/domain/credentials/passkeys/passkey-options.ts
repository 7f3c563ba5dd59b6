import { COSE_EDDSA, COSE_ES256, COSE_RS256 } from '@latchkey/contract/constants'
import { PASSKEY_HOST_PLACEHOLDER } from '@latchkey/contract/passkey-placeholder'
import type { Project } from '../../../db/schema.js'
import type { User } from '../../users/user-view.js'

const TIMEOUT_MILLIS = 60_000
export const ALGORITHMS = [COSE_EDDSA, COSE_ES256, COSE_RS256]

/**
 * Returns the options for an authenticator to create a passkey.
 *
 * @param options.excluded the user's passkeys, whose authenticators create no other one
 * @param options.isRecorded whether the passkey has the display name only, as in the recorded protocol
 */
export function creationOptions(
  project: Project,
  {
    user,
    challenge,
    excluded,
    isRecorded,
  }: {
    user: User
    challenge: string
    excluded: { id: string; transports: string[] }[]
    isRecorded: boolean
  },
) {
  const email = user.primaryEmail?.value
  const displayName = user.row.displayName ?? email ?? 'User without a name'
  // The address tells accounts with the same display name apart (WebAuthn L3, section 5.4.1).
  const name = isRecorded ? displayName : (email ?? displayName)
  return {
    challenge,
    rp: { id: PASSKEY_HOST_PLACEHOLDER, name: project.displayName },
    user: { id: Buffer.from(user.row.id).toString('base64url'), name, displayName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: TIMEOUT_MILLIS,
    attestation: 'none' as const,
    excludeCredentials: excluded.map(({ id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'preferred' as const,
    },
    extensions: { credProps: true as const },
  }
}

/** Returns the options for an authenticator to sign in with any of its passkeys. */
export const requestOptions = (challenge: string) => ({
  challenge,
  rpId: PASSKEY_HOST_PLACEHOLDER,
  allowCredentials: [],
  timeout: TIMEOUT_MILLIS,
  userVerification: 'preferred' as const,
})
