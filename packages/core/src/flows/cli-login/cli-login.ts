import { authenticationRequired, clientError } from '../../errors/client-error.js'
import {
  CLI_LOGIN_MILLIS,
  CLI_POLL_ATTEMPTS,
  CLI_POLL_WAIT_MILLIS,
  MAX_WAIT_MILLIS,
} from '@latchkey/contract/constants'
import {
  CLI_AUTH_EXPIRED_MESSAGE,
  CLI_AUTH_USED_MESSAGE,
} from '@latchkey/contract/errors/cli-messages'
import {
  isLatchkeyError,
  type KnownError,
  LatchkeyError,
  UsageError,
} from '@latchkey/contract/errors/error'
import {
  beginCliLogin,
  completeCliLogin as completeEndpoint,
  pollCliLogin,
} from '@latchkey/contract/routes/sign-in/cli'
import type { Client } from '../../client/client.js'
import { isTemporaryFailure } from '../../errors/transport-error.js'
import type { HttpClient, RawResponse } from '../../http/http-client.js'
import { ok, type Result } from '../../lib/result.js'
import { cliLoginPhrase } from './cli-login-phrase.js'

export { cliLoginPhrase }

/** Options of `promptCliLogin`. */
export interface CliLoginOptions {
  /** URL of the app with the pages, such as `https://app.example.com`, with or without a path. */
  appUrl: string
  /** Path of the page that asks the user to confirm, under `appUrl`. Default: the page `cliAuthConfirm`. */
  confirmPath?: string | undefined
  /** How long the user has to confirm, up to 24 hours. Default: 2 hours. */
  expiresInMillis?: number | undefined
  /** Maximum number of polls. Default: until the login has expired. */
  maxAttempts?: number | undefined
  /** Pause between two polls, at least 100. Default: 2,000. */
  waitTimeMillis?: number | undefined
  /**
   * Shows the URL of the page to the user, or opens it in a browser. The URL is printable ASCII and begins with `http`;
   * pass it to other programs as one argument, without a shell. The page shows the phrase too: print it, so that the
   * user can compare them. Default: prints both.
   */
  promptLink?: ((url: string, phrase: string) => void | Promise<void>) | undefined
  /** Ends the login at once, such as on Ctrl-C; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** Why the sign-in of a command-line tool failed. */
export type CliLoginError = KnownError<
  | 'CLI_AUTH_ERROR'
  | 'CLI_AUTH_EXPIRED_ERROR'
  | 'CLI_AUTH_USED_ERROR'
  | 'INVALID_POLLING_CODE'
  | 'SCHEMA_ERROR'
>

/** The refresh token of a login, or why it failed. */
export type CliLoginResult = Result<string, CliLoginError>

/** Why a page could not confirm the sign-in of a command-line tool. */
export type CompleteCliLoginError = KnownError<'CLI_AUTH_ERROR' | 'USER_AUTHENTICATION_REQUIRED'>

/** A shorter pause would only keep client and service busy. */
const MIN_WAIT_MILLIS = 100
/** Polls in a row of which the last one fails the login, if all failed because of the connection or the service. */
const MAX_FAILURES = 5
/** The service reports that a login has expired. If it does not, the client stops this much later. */
const EXPIRY_GRACE_MILLIS = 60_000
const MAX_STATUS_LENGTH = 50

interface PollOptions {
  readonly pollingCode: string
  readonly maxAttempts: number
  readonly waitTimeMillis: number
  /** By the monotonic clock. */
  readonly deadline: number
  readonly signal: AbortSignal | undefined
}

type FailureCode = 'CLI_AUTH_ERROR' | 'CLI_AUTH_EXPIRED_ERROR' | 'CLI_AUTH_USED_ERROR'

function failure<Code extends FailureCode>(code: Code, message: string) {
  const options = { status: 400, message, details: undefined }
  const error = new LatchkeyError(code, options) as KnownError<Code>
  return { status: 'error', error } as const
}

const expired = () => failure('CLI_AUTH_EXPIRED_ERROR', CLI_AUTH_EXPIRED_MESSAGE)

export async function promptCliLogin(
  client: Client,
  {
    appUrl,
    confirmPath = client.navigator.urls.cliAuthConfirm,
    expiresInMillis,
    maxAttempts = CLI_POLL_ATTEMPTS,
    waitTimeMillis = CLI_POLL_WAIT_MILLIS,
    promptLink = (url, phrase) =>
      client.platform.warn(`The page must show ${phrase}. To sign in, open ${url}`),
    signal,
  }: CliLoginOptions,
): Promise<CliLoginResult> {
  if (!client.hasTokenStore)
    throw clientError(
      'INVALID_CONFIGURATION',
      'CLI auth needs a persistent token store: pass tokenStore.',
    )
  // The remainder of Infinity is NaN.
  if (!(maxAttempts >= 0) || maxAttempts % 1 > 0)
    throw new UsageError('INVALID_ARGUMENT', 'maxAttempts must be a whole number, at least 0.')
  if (!(waitTimeMillis >= 0 && waitTimeMillis <= MAX_WAIT_MILLIS))
    throw new UsageError(
      'INVALID_ARGUMENT',
      `waitTimeMillis must be a number of milliseconds from 0 to ${MAX_WAIT_MILLIS}.`,
    )
  const page = confirmPage(appUrl, confirmPath)
  const begun = await client.http.requestResult(
    beginCliLogin,
    { body: expiresInMillis === undefined ? {} : { expiresInMillis } },
    { tokens: 'none', signal, expect: ['SCHEMA_ERROR'] },
  )
  if (begun.status === 'error') return begun
  const { pollingCode, loginCode }: { pollingCode: unknown; loginCode: unknown } = begun.data
  if (typeof pollingCode !== 'string' || typeof loginCode !== 'string')
    return failure('CLI_AUTH_ERROR', 'The service responded without the codes of the login.')
  page.searchParams.set('login_code', loginCode)
  await promptLink(page.href, cliLoginPhrase(loginCode))
  const lifetimeMillis = (expiresInMillis ?? CLI_LOGIN_MILLIS) + EXPIRY_GRACE_MILLIS
  const deadline = client.platform.clock.monotonic() + lifetimeMillis
  return poll(client, { pollingCode, maxAttempts, waitTimeMillis, deadline, signal })
}

/** Returns the URL of the page that asks the user to confirm, without the login code. */
function confirmPage(appUrl: string, confirmPath: string): URL {
  if (/^https?:\/\/[^?#@\\]+$/i.test(appUrl)) {
    const page = new URL(confirmPath.replace(/^\/+/, ''), appUrl.replace(/\/*$/, '/'))
    if (page.protocol.startsWith('http')) return page
  }
  throw new UsageError('INVALID_ARGUMENT', 'appUrl must be an http or https URL without a query.')
}

/** Polls until the user has confirmed, the login has failed or expired, or no attempts are left. */
async function poll(
  client: Client,
  { pollingCode, maxAttempts, waitTimeMillis, deadline, signal }: PollOptions,
): Promise<CliLoginResult> {
  const { http, tasks, platform } = client
  const body = { polling_code: pollingCode }
  let failures = 0
  for (let attempts = 0; attempts < maxAttempts;) {
    let wait = Math.max(waitTimeMillis, MIN_WAIT_MILLIS)
    try {
      const response = await http.requestRaw(pollCliLogin, { body }, { tokens: 'none', signal })
      const result = readPoll(response)
      if (result) return result
      attempts++
      failures = 0
    } catch (error) {
      if (isLatchkeyError(error, 'INVALID_POLLING_CODE', 'SCHEMA_ERROR'))
        return { status: 'error', error }
      // The service did not process the poll, so it does not count as an attempt.
      if (isLatchkeyError(error, 'RATE_LIMITED'))
        wait = Math.max(wait, error.details.retryAfterMillis ?? 0)
      else if (isTemporaryFailure(error) && ++failures < MAX_FAILURES) attempts++
      else throw error
    }
    const remaining = deadline - platform.clock.monotonic()
    if (remaining <= 0) return expired()
    if (attempts < maxAttempts) await tasks.wait(Math.min(wait, remaining), signal)
  }
  return failure('CLI_AUTH_ERROR', `The user did not confirm within ${maxAttempts} polls.`)
}

/** Returns the result of the login; undefined while the user has not confirmed yet. */
function readPoll({ status: httpStatus, text }: RawResponse): CliLoginResult | undefined {
  const { status, refresh_token: refreshToken } = parseObject(text)
  if (status === 'waiting') return undefined
  if (status === 'expired') return expired()
  if (status === 'used') return failure('CLI_AUTH_USED_ERROR', CLI_AUTH_USED_MESSAGE)
  const hasToken = typeof refreshToken === 'string' && !/^(undefined)?$/.test(refreshToken)
  if (status === 'success' && httpStatus === 201 && hasToken)
    return { status: 'ok', data: refreshToken }
  const shownStatus = String(JSON.stringify(status)).slice(0, MAX_STATUS_LENGTH)
  return failure(
    'CLI_AUTH_ERROR',
    `The service responded with ${httpStatus} and the status ${shownStatus}.`,
  )
}

/** Parses a JSON object; empty for any other text, such as a page of HTML. */
function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(text) as object | null) }
  } catch {
    return {}
  }
}

/** @param http sends the requests for the user whose session it is, not for one who signs in meanwhile */
export async function completeCliLogin(
  http: HttpClient,
  loginCode: string,
): Promise<Result<undefined, CompleteCliLoginError>> {
  const { refreshToken } = await http.getTokens()
  if (!refreshToken) return { status: 'error', error: authenticationRequired() }
  try {
    const body = { loginCode, refreshToken }
    await http.request(completeEndpoint, { body }, { tokens: 'none' })
    return ok
  } catch (error) {
    // The service rejects a code without an error code.
    if (!isLatchkeyError(error, 'UNEXPECTED_RESPONSE') || error.status !== 400) throw error
    return failure('CLI_AUTH_ERROR', 'The login is unknown, expired or used.')
  }
}
