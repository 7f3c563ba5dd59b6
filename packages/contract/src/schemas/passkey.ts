import * as z from 'zod/mini'
import { json, nothing } from './primitives.js'
import { signInResult } from './tokens.js'

const challenge = { challenge: z.string(), timeout: z.int() }

/** WebAuthn creation options; the client puts its own host in place of `rp.id` (protocol, 7.1). */
const creationOptions = z.strictObject({
  ...challenge,
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  excludeCredentials: z.array(z.never()),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
  extensions: z.strictObject({ credProps: z.literal(true) }),
})

/** WebAuthn request options; the client puts its own host in place of `rpId` (protocol, 7.2). */
const requestOptions = z.strictObject({
  ...challenge,
  rpId: z.string(),
  allowCredentials: z.array(z.never()),
  userVerification: z.literal('preferred'),
})

/** What a ceremony gave, as WebAuthn Level 3 writes it in JSON; checked by the ceremony's own rules. */
const ceremonyResult = z.record(z.string(), json)

export const beginPasskeyRegistration = {
  strictQuery: false,
  body: nothing,
  response: z.strictObject({ options_json: creationOptions, code: z.string() }),
}
export const registerPasskey = {
  strictQuery: false,
  body: z.strictObject({ credential: ceremonyResult, code: z.string() }),
  /** The id of the credential, despite its name. */
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
