import type { AccessType } from '@latchkey/contract/endpoint'
import type { KnownError } from '@latchkey/contract/errors/error'
import type { HttpClient, RequestOptions, TokenSource } from '../http/http-client.js'
import type { Result } from '../lib/result.js'
import type { Platform } from '../platform/platform.js'
import type { TaskRunner } from '../platform/task-runner.js'
import type { requestStore } from '../session/stores/request.js'
import type { RefreshedTokens } from '../session/tokens.js'
import type { Settings } from './settings.js'

/** The parts of a client that refresh a session. */
export interface RefreshClient {
  readonly http: HttpClient
  readonly platform: Platform
  readonly settings: Settings
  readonly tasks: TaskRunner
}

export interface RefreshOptions extends Pick<RequestOptions, 'maxAttempts' | 'isStale'> {
  /** Whether the caller stores the refresh token of the response, so that the service may replace it. */
  readonly keepsSuccessor?: boolean | undefined
}

/** The response of a refresh; an error if the session has ended. */
export type RefreshResponse = Result<
  RefreshedTokens,
  KnownError<'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'>
>

/** Sends the request that refreshes a session. Resolves to undefined if the token endpoint has to do that. */
export type RequestRefresh = (
  client: RefreshClient,
  refreshToken: string,
  options: RefreshOptions & RequestOptions,
) => Promise<RefreshResponse | undefined>

/** With which rights an app calls its project. */
export interface Access {
  readonly type: AccessType
  /** Returns the keys to send, by header name: `secretServerKey` is sent as `X-Stack-Secret-Server-Key`. */
  keys(settings: Settings): Readonly<Record<string, string>>
  /** Supplies the admin access token of the project's owner, which is sent in place of keys. */
  readonly ownerTokens?: TokenSource | undefined
  /** Refreshes sessions in place of the token endpoint, which requires the publishable key and may rotate the token. */
  readonly requestRefresh?: RequestRefresh | undefined
  /** Opens the session of a request that a server received. Apps on a user's device have no such store. */
  readonly openRequestStore?: typeof requestStore | undefined
  /** Why OAuth cannot be used with this access; undefined when it can. */
  readonly oauthError?: string | undefined
}

/** The access of an app on its user's device. */
export const clientAccess: Access = {
  type: 'client',
  keys: ({ publishableClientKey }) => ({ ...(publishableClientKey && { publishableClientKey }) }),
}
