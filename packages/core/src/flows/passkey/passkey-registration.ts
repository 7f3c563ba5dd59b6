import {
  beginPasskeyRegistration,
  registerPasskey as registerEndpoint,
} from '@latchkey/contract/routes/sign-in/passkey-sign-in'
import { startRegistration } from '@simplewebauthn/browser'
import type { Client } from '../../client/client.js'
import type { KnownError } from '../../errors/latchkey-error.js'
import type { HttpClient } from '../../http/http-client.js'
import { ok, type Result } from '../../lib/result.js'
import { requestPasskey, runCeremony } from './passkey-ceremony.js'
import type { PasskeyCeremonyError } from './passkey-error.js'
import { creationOptions } from './passkey-options.js'
import type { VerificationCodeError } from '../email/verification-code.js'

/** Why no passkey was created. */
export type PasskeyRegistrationError =
  | KnownError<
      | 'PASSKEY_REGISTRATION_FAILED'
      | 'PASSKEY_AUTHENTICATION_FAILED'
      | 'PASSKEY_AUTHENTICATION_NOT_ENABLED'
    >
  | PasskeyCeremonyError
  | VerificationCodeError

/** @param http sends the requests for the user whose passkey it is */
export const registerPasskey = (
  client: Client,
  http: HttpClient,
): Promise<Result<undefined, PasskeyRegistrationError>> =>
  runCeremony<undefined, PasskeyRegistrationError>(client, undefined, async (signal) => {
    const begun = await http.requestResult(beginPasskeyRegistration, {}, { signal })
    if (begun.status === 'error') return begun
    const { optionsJson, code } = begun.data
    const passkey = await requestPasskey(client, signal, async (hostname) =>
      startRegistration({ optionsJSON: creationOptions(optionsJson, hostname) }),
    )
    if (passkey.status === 'error') return passkey
    const body = { credential: passkey.data, code }
    const result = await http.requestResult(registerEndpoint, { body }, { signal })
    if (result.status === 'error') return result
    await client.invalidate('listPasskeys', 'user')
    return ok
  })
