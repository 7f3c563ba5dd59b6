import { serviceErrorCodes } from '@latchkey/contract/errors/service-codes'
import { decodeAccessToken } from '../session/access-token.js'
import { type AdviceEnvironment, serviceAdvice } from './connection-advice.js'
import { readBody } from './read-body.js'
import { retryAfterMillis } from './retry/retry-after.js'

/** Facts about the other side of requests: the service, or the session handler of an app's server, which does more itself. */
export interface Peer {
  /** Whether requests with this access token need the header of anonymous users. */
  isAnonymous(accessToken: string | null): boolean
  /** Whether the error code of a response is one that the client supports. */
  isKnownCode(code: string, headers: Headers): boolean
  /**
   * Returns how long to wait before another attempt, in milliseconds; null if the response does not say.
   *
   * @param receivedAt wall clock at receipt
   */
  retryAfterMillis(headers: Headers, receivedAt: number): number | null
  /** Resolves to the text of a response; to undefined if it is too long. */
  readText(response: Response): Promise<string | undefined>
  /** Resolves to what to check after a request got no response, for the message of its error. */
  advise(environment: AdviceEnvironment, signal: AbortSignal | undefined): Promise<string>
}

/** The service itself. */
export const servicePeer: Peer = {
  isAnonymous: (accessToken) => decodeAccessToken(accessToken)?.isAnonymous ?? false,
  isKnownCode: (code) => (serviceErrorCodes as readonly string[]).includes(code),
  retryAfterMillis: (headers, receivedAt) =>
    retryAfterMillis(headers.get('retry-after'), headers.get('date'), receivedAt),
  readText: readBody,
  advise: serviceAdvice,
}
