import { type CurrentUser, isLatchkeyError } from '@latchkey/core'
import { isInsecure } from '../../../../lib/platform.js'
import type { FormProblem } from '../../../../ui/forms/form.js'

const failed: FormProblem = { label: 'settingsPasskeyFailed' }

/** The refusals of a registration. */
export const passkeyRefusals = {
  PASSKEY_AUTHENTICATION_FAILED: failed,
  PASSKEY_REGISTRATION_FAILED: failed,
  VERIFICATION_CODE_EXPIRED: { label: 'settingsPasskeyLate' },
} as const

/** Registers a passkey; resolves to why the browser created none. */
export async function registerPasskey(user: CurrentUser): Promise<FormProblem | undefined> {
  const result = await user.registerPasskey()
  if (result.status === 'ok') return undefined
  if (!isLatchkeyError(result.error, 'PASSKEY_WEBAUTHN_ERROR')) throw result.error
  // Browsers have no passkeys on a page without https.
  if (isInsecure()) return { label: 'obstacleInsecure' }
  return problemOf(result.error.details.code)
}

function problemOf(code: unknown): FormProblem {
  switch (code) {
    case 'ERROR_CEREMONY_ABORTED':
      return { label: 'settingsPasskeyStopped' }
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return { label: 'settingsPasskeyThere' }
    default:
      return failed
  }
}
