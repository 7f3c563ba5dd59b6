import {
  checkContactChannelCode,
  readEmailVerification as readEndpoint,
  rejectEmailVerification as rejectEndpoint,
  verifyContactChannel,
} from '@latchkey/contract/routes/email-verification'
import type { Client } from '../../client/client.js'
import type { RequestOptions } from '../../http/http-client.js'
import { ok, type Result } from '../../lib/result.js'
import { checkCode, normalizeCode, type VerificationCodeError } from './verification-code.js'

/** The account that a code verifies an address for. */
export interface EmailVerificationDetails {
  /** The address that the code verifies. */
  readonly email: string
  /** Whether the session of this app belongs to the account. */
  readonly isOwnAccount: boolean
  /** Whether the account was created with the address; false for an address that was added to it. */
  readonly isSignUpAddress: boolean
  /** When the account was created. */
  readonly signedUpAt: Date
  /** Browser of the sign-up, such as `Chrome`, or another program such as `curl`; null if it is unknown. */
  readonly browser: string | null
  /** Such as `macOS`; null if it is unknown. */
  readonly operatingSystem: string | null
  /** Two letters, such as `FR`; null if it is unknown. */
  readonly countryCode: string | null
  /** The name of the city; null if it is unknown. */
  readonly cityName: string | null
}

export const verifyEmail = (client: Client, code: string) =>
  decideVerification(client, verifyContactChannel, code)

export const rejectEmailVerification = (client: Client, code: string) =>
  decideVerification(client, rejectEndpoint, code)

async function decideVerification(
  client: Client,
  endpoint: typeof verifyContactChannel | typeof rejectEndpoint,
  code: string,
): Promise<Result<undefined, VerificationCodeError>> {
  const input = { body: { code: normalizeCode(code) } }
  const result = await client.http.requestResult(endpoint, input, tokensOf(client))
  if (result.status === 'error') return result
  await client.invalidate('listContactChannels', 'user')
  return ok
}

export const checkEmailVerificationCode = (client: Client, code: string) =>
  checkCode(client, checkContactChannelCode, code)

export const readEmailVerification = (
  client: Client,
  code: string,
): Promise<Result<EmailVerificationDetails, VerificationCodeError>> =>
  client.http.requestResult(readEndpoint, { body: { code: normalizeCode(code) } }, tokensOf(client))

/** The tokens tell whether the session belongs to the account of a code. An app without a token store has none. */
const tokensOf = ({ hasTokenStore }: Client): RequestOptions =>
  hasTokenStore ? {} : { tokens: 'none' }
