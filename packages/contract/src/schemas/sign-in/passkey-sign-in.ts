import * as z from 'zod/mini'
import { json, nothing } from '../primitives.js'
import { signInResult } from './tokens.js'

const challenge = { challenge: z.string(), timeout: z.int() }

/** WebAuthn creation options. The client replaces `rp.id` by the host name of the page. */
const creationOptions = z.strictObject({
  ...challenge,
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(
    z.strictObject({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(z.string()),
    }),
  ),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
  extensions: z.strictObject({ credProps: z.literal(true) }),
})

/** WebAuthn request options. The client replaces `rpId` by the host name of the page. */
const requestOptions = z.strictObject({
  ...challenge,
  rpId: z.string(),
  allowCredentials: z.array(z.never()),
  userVerification: z.literal('preferred'),
})

/** The result of a WebAuthn ceremony in JSON (WebAuthn Level 3, section 5.1). The ceremony checks it further. */
const ceremonyResult = z.record(z.string(), json)

export const beginPasskeyRegistration = {
  strictQuery: false,
  body: nothing,
  response: z.strictObject({ options_json: creationOptions, code: z.string() }),
}

export const registerPasskey = {
  strictQuery: false,
  body: z.strictObject({ credential: ceremonyResult, code: z.string() }),
  /** The ID of the credential, despite its name. */
  response: z.strictObject({ user_handle: z.string() }),
}

export const beginPasskeySignIn = {
  strictQuery: false,
  body: nothing,
  response: z.strictObject({ options_json: requestOptions, code: z.string() }),
}

export const signInWithPasskey = {
  strictQuery: false,
  body: z.strictObject({ authentication_response: ceremonyResult, code: z.string() }),
  response: signInResult,
}
