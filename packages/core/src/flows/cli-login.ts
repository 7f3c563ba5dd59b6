import {
  CLI_AUTH_EXPIRED_MESSAGE,
  CLI_AUTH_USED_MESSAGE,
} from '@latchkey/contract/errors/cli-messages'
import { type KnownError, LatchkeyError } from '@latchkey/contract/errors/error'
import {
  beginCliLogin,
  completeCliLogin as complete,
  pollCliLogin,
} from '@latchkey/contract/routes/cli'
import {
  CLI_LOGIN_MILLIS,
  CLI_POLL_ATTEMPTS,
  CLI_POLL_WAIT_MILLIS,
  MAX_WAIT_MILLIS,
} from '@latchkey/contract/constants'
import type { Answered } from '../http/call.js'
import type { TransportError } from '../http/errors.js'
import type { Answer } from '../http/http.js'
import type { Result } from '../lib/result.js'
import type { Context } from '../resources/context.js'
import { cliLoginPhrase } from './cli-login-phrase.js'

export interface CliLoginOptions {
  /** Where the app's pages are, such as `https://app.example.com`. A path in it is kept. */
  appUrl: string
  /** The page that asks the person, under the app's address. Default: the `cliAuthConfirm` page. */
  confirmPath?: string | undefined
  /** How long the person has, up to 24 hours. Default: 2 hours. */
  expiresInMillis?: number | undefined
  /** How often the service is asked. Default: until the login has expired. */
  maxAttempts?: number | undefined
  /** The pause before it is asked again, at least 100. Default: 2000. */
  waitTimeMillis?: number | undefined
  /**
   * Brings the person to the page: prints its address, or opens a browser. The address is printable
   * ASCII and begins with http; hand it over as one argument, without a shell. The phrase stands on the
   * page too: print it, so that people can compare. Default: prints both.
   */
  promptLink?: ((url: string, phrase: string) => void | Promise<void>) | undefined
  /** Ends it all at once, such as on Ctrl-C; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export interface CliLoginMethods {
  /**
   * Signs a command-line tool in: shows the person a link, and waits until they have agreed in their
   * browser. Resolves to the refresh token of their session there, which the tool shares from then on.
   * Print it nowhere; keep it in a file that only its owner can read (mode 0600).
   *
   * Resolves to an error with `CLI_AUTH_EXPIRED_ERROR`, `CLI_AUTH_USED_ERROR`, `INVALID_POLLING_CODE`,
   * `SCHEMA_ERROR` when the service does not take an option, or `CLI_AUTH_ERROR` when it answered
   * anything else or was asked `maxAttempts` times. Rejects when the service could not be reached five
   * times in a row.
   *
   * @throws TypeError before any request, when an option is none
   * @example
   * const login = await app.promptCliLogin({ appUrl: 'https://app.example.com' })
   * if (login.status === 'ok') await keep(login.data)
   * @see spec, sections 4 and 9; protocol, section 9
   */
  promptCliLogin(
    options: CliLoginOptions,
  ): Promise<
    Result<
      string,
      KnownError<
        | 'CLI_AUTH_ERROR'
        | 'CLI_AUTH_EXPIRED_ERROR'
        | 'CLI_AUTH_USED_ERROR'
        | 'INVALID_POLLING_CODE'
        | 'SCHEMA_ERROR'
      >
    >
  >

  /**
   * Hands the session of the signed-in person to the command-line tool that a login code is of. Signing
   * out here signs the tool out. For a page that was opened with the code, and only after a click.
   *
   * Resolves to an error with `USER_AUTHENTICATION_REQUIRED` when nobody is signed in, or with
   * `CLI_AUTH_ERROR` when the code is unknown, expired or used.
   *
   * @see protocol, section 9
   */
  completeCliLogin(
    loginCode: string,
  ): Promise<Result<undefined, KnownError<'CLI_AUTH_ERROR' | 'USER_AUTHENTICATION_REQUIRED'>>>
}

/** A shorter pause would only keep both ends busy (CL13). */
const SHORTEST_WAIT_MILLIS = 100
/** Polls in a row that may be lost (CL14). */
const MOST_LOSSES = 5
/** The service says that a login has expired. Should it not, that long after nobody waits (CL19). */
const GRACE_MILLIS = 60_000

type Failure = 'CLI_AUTH_ERROR' | 'CLI_AUTH_EXPIRED_ERROR' | 'CLI_AUTH_USED_ERROR'

const failed = <Code extends Failure | 'USER_AUTHENTICATION_REQUIRED'>(
  code: Code,
  message: string,
  status = 400,
) => {
  const error = new LatchkeyError(code, { status, message, details: undefined }) as KnownError<Code>
  return { status: 'error', error } as const
}

const expired = () => failed('CLI_AUTH_EXPIRED_ERROR', CLI_AUTH_EXPIRED_MESSAGE)

/** What a poll ends the login with; nothing while the person has not agreed yet. */
function endOf(
  { status, refreshToken }: Partial<Answered<typeof pollCliLogin>>,
  httpStatus: number,
) {
  if (status === 'waiting') return
  if (status === 'expired') return expired()
  if (status === 'used') return failed('CLI_AUTH_USED_ERROR', CLI_AUTH_USED_MESSAGE)
  const isWhole = typeof refreshToken === 'string' && !/^(undefined)?$/.test(refreshToken)
  if (status === 'success' && httpStatus === 201 && isWhole)
    return { status: 'ok', data: refreshToken } as const
  const said = String(JSON.stringify(status)).slice(0, 50)
  return failed('CLI_AUTH_ERROR', `The service answered ${httpStatus} with the status ${said}.`)
}

/** Waits; rejects at once when the signal aborts or the app is disposed of, and leaves no timer then. */
const pause = ({ during }: Context, millis: number, outer?: AbortSignal) =>
  during(
    () => new Promise<void>(() => {}),
    millis,
    () => {},
    outer,
  )

const poll = { ...pollCliLogin, errors: [...pollCliLogin.errors, 'SCHEMA_ERROR'] } as const

interface Polling {
  readonly maxAttempts: number
  readonly waitTimeMillis: number
  /** On the monotonic clock. */
  readonly deadline: number
  readonly signal: AbortSignal | undefined
}

async function waitForAgreement(
  ctx: Context,
  polling_code: string,
  { maxAttempts, waitTimeMillis, deadline, signal }: Polling,
): ReturnType<CliLoginMethods['promptCliLogin']> {
  let losses = 0
  for (let attempts = 0; attempts < maxAttempts;) {
    let wait = Math.max(waitTimeMillis, SHORTEST_WAIT_MILLIS)
    try {
      let httpStatus = 0
      const onAnswer = ({ status }: Answer) => (httpStatus = status)
      const options = { tokens: 'none', signal, onAnswer } as const
      const polled = await ctx.attempt(poll, { body: { polling_code } }, options)
      const end = polled.status === 'error' ? polled : endOf(polled.data, httpStatus)
      if (end) return end
      attempts++
      losses = 0
    } catch (thrown) {
      const error = thrown as TransportError
      if (/^(Network|Timeout)Error$/.test(error.name) && ++losses < MOST_LOSSES) attempts++
      // Nothing was asked when there were too many requests, so that is no attempt (CL15).
      else if (error.name === 'RateLimitedError') wait = Math.max(wait, error.retryAfterMillis ?? 0)
      else throw error
    }
    const left = deadline - ctx.platform.clock.monotonic()
    if (left <= 0) return expired()
    if (attempts < maxAttempts) await pause(ctx, Math.min(wait, left), signal)
  }
  return failed('CLI_AUTH_ERROR', `Nobody agreed within ${maxAttempts} attempts.`)
}

/** The page that asks the person, without the code. */
function pageOf(appUrl: string, confirmPath: string): URL {
  if (/^https?:\/\/[^?#@\\]+$/i.test(appUrl)) {
    const page = new URL(confirmPath.replace(/^\/+/, ''), appUrl.replace(/\/*$/, '/'))
    if (page.protocol.startsWith('http')) return page
  }
  throw new TypeError('appUrl must be an http(s) address without a query.')
}

export const promptCliLogin = async (
  ctx: Context,
  {
    appUrl,
    confirmPath = ctx.site.urls.cliAuthConfirm,
    expiresInMillis,
    maxAttempts = CLI_POLL_ATTEMPTS,
    waitTimeMillis = CLI_POLL_WAIT_MILLIS,
    promptLink = (url, phrase) =>
      ctx.platform.warn(`The page must show ${phrase}. To sign in, open ${url}`),
    signal,
  }: CliLoginOptions,
): ReturnType<CliLoginMethods['promptCliLogin']> => {
  if (!ctx.hasTokenStore)
    throw new Error('CLI auth needs a persistent token store: pass tokenStore.')
  // Infinity leaves no whole number, and no rest either.
  if (!(maxAttempts >= 0) || maxAttempts % 1 > 0)
    throw new TypeError('maxAttempts must be a whole number.')
  if (!(waitTimeMillis >= 0 && waitTimeMillis <= MAX_WAIT_MILLIS))
    throw new TypeError(`waitTimeMillis must be from 0 to ${MAX_WAIT_MILLIS}.`)
  const page = pageOf(appUrl, confirmPath)
  const begin = { ...beginCliLogin, errors: ['SCHEMA_ERROR'] } as const
  const body = expiresInMillis === undefined ? {} : { expires_in_millis: expiresInMillis }
  const begun = await ctx.attempt(begin, { body }, { tokens: 'none', signal })
  if (begun.status === 'error') return begun
  const { pollingCode, loginCode }: { pollingCode: unknown; loginCode: unknown } = begun.data
  if (typeof pollingCode !== 'string' || typeof loginCode !== 'string')
    return failed('CLI_AUTH_ERROR', 'The login began without its codes.')
  page.searchParams.set('login_code', loginCode)
  await promptLink(page.href, cliLoginPhrase(loginCode))
  const deadline =
    ctx.platform.clock.monotonic() + (expiresInMillis ?? CLI_LOGIN_MILLIS) + GRACE_MILLIS
  return waitForAgreement(ctx, pollingCode, { maxAttempts, waitTimeMillis, deadline, signal })
}

export const completeCliLogin = async (
  ctx: Context,
  loginCode: string,
): ReturnType<CliLoginMethods['completeCliLogin']> => {
  const { refreshToken } = await ctx.tokens()
  if (!refreshToken) return failed('USER_AUTHENTICATION_REQUIRED', 'Sign in first.', 401)
  const body = { login_code: loginCode, refresh_token: refreshToken }
  try {
    await ctx.call(complete, { body }, { tokens: 'none' })
    return { status: 'ok', data: undefined }
  } catch (thrown) {
    const error = thrown as TransportError
    // The refusal has no code (protocol, section 9).
    if (error.name !== 'UnexpectedResponseError' || error.status !== 400) throw error
    return failed('CLI_AUTH_ERROR', 'This login is unknown, expired or used.')
  }
}
