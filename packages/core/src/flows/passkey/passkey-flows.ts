import type { EndpointErrors } from '@latchkey/contract/endpoint'
import type { KnownError } from '@latchkey/contract/errors/error'
import {
  beginPasskeyRegistration,
  beginPasskeySignIn,
  registerPasskey as registerEndpoint,
  signInWithPasskey as signInEndpoint,
} from '@latchkey/contract/routes/sign-in/passkey-sign-in'
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Client } from '../../client/client.js'
import { isTemporaryFailure } from '../../errors/transport-error.js'
import type { HttpClient, ResponseOf } from '../../http/http-client.js'
import { ok, type Result } from '../../lib/result.js'
import { continueSignIn } from '../continue-sign-in.js'
import type { VerificationCodeError } from '../email/verification-code.js'
import { finishSignIn, requireStorableSession, type SignInOptions } from '../finish-sign-in.js'
import type { SecondFactorError, SecondFactorRequired } from '../second-factor.js'
import { requestPasskey, runCeremony, unsupported } from './passkey-ceremony.js'
import type { PasskeyCeremonyError } from './passkey-error.js'
import { creationOptions, requestOptions } from './passkey-options.js'

/** Options of `signInWithPasskey`. */
export interface PasskeySignInOptions extends SignInOptions {
  /**
   * Whether the browser offers the passkeys in its autofill (conditional UI), in an
   * `<input autocomplete="username webauthn">`, as long as the page is open. Call it when the page opens. Default: false.
   */
  autofill?: boolean | undefined
  /** Ends the ceremony; it resolves to `ERROR_CEREMONY_ABORTED`. */
  signal?: AbortSignal | undefined
}

/** Why a sign-in with a passkey failed, or that it needs a second factor. */
export type PasskeySignInError =
  | KnownError<'PASSKEY_AUTHENTICATION_FAILED' | 'PASSKEY_AUTHENTICATION_NOT_ENABLED'>
  | PasskeyCeremonyError
  | SecondFactorRequired
  | SecondFactorError

type SignInResponse = ResponseOf<typeof signInEndpoint>

type SignInFailure = KnownError<EndpointErrors<typeof signInEndpoint>> | PasskeyCeremonyError

/** The service accepts a challenge for 65 s. */
const CHALLENGE_MILLIS = 60_000

export async function signInWithPasskey(
  client: Client,
  { autofill = false, signal, noRedirect }: PasskeySignInOptions = {},
): Promise<Result<undefined, PasskeySignInError>> {
  const response = await runCeremony(client, signal, (ceremonySignal) =>
    authenticate(client, autofill, ceremonySignal),
  )
  const result = await continueSignIn(client, response, { noRedirect })
  if (result.status === 'error') return result
  return finishSignIn(client, result.data, { noRedirect })
}

/** Asks for a passkey and sends it. Autofill waits as long as the page is open, with a new challenge every minute. */
async function authenticate(
  client: Client,
  autofill: boolean,
  signal: AbortSignal,
): Promise<Result<SignInResponse, SignInFailure>> {
  const { http, tasks } = client
  requireStorableSession(client)
  for (let isFirst = true; ; isFirst = false) {
    const begun = await beginSignIn(client, signal).catch(async (error: unknown) => {
      // Autofill that the page already offers goes on when the connection or the service is back.
      if (isFirst || !isTemporaryFailure(error)) throw error
      await tasks.wait(CHALLENGE_MILLIS, signal)
    })
    if (!begun) continue
    if (begun.status === 'error') return begun
    const { optionsJson, code } = begun.data
    const passkey = await tasks.run<Awaited<ReturnType<typeof requestPasskey>> | undefined>(
      (ownSignal) =>
        requestPasskey(client, ownSignal, async (hostname) => {
          const optionsJSON = requestOptions(optionsJson, hostname)
          return autofill
            ? startAutofill(optionsJSON, ownSignal)
            : startAuthentication({ optionsJSON })
        }),
      {
        signal,
        timeout: autofill ? { millis: CHALLENGE_MILLIS, onTimeout: () => undefined } : undefined,
      },
    )
    if (passkey?.status === 'error') return passkey
    if (passkey) {
      const body = { authenticationResponse: passkey.data, code }
      return http.requestResult(signInEndpoint, { body }, { tokens: 'none', signal })
    }
  }
}

const beginSignIn = ({ http }: Client, signal: AbortSignal) =>
  http.requestResult(beginPasskeySignIn, {}, { tokens: 'none', signal })

async function startAutofill(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
) {
  if (!(await browserSupportsWebAuthnAutofill()))
    throw unsupported('This browser does not support passkeys in autofill.')
  signal.throwIfAborted()
  const response = startAuthentication({
    optionsJSON,
    useBrowserAutofill: true,
    // The page may add the input later, or have it in a shadow root.
    verifyBrowserAutofillInput: false,
  })
  // The library checks the support too, and cannot be canceled before.
  void browserSupportsWebAuthnAutofill().then(() => {
    if (signal.aborted) WebAuthnAbortService.cancelCeremony()
  })
  return response
}

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
