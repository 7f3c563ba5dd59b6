import {
  type ErrorCode,
  type KnownError,
  LatchkeyError,
  type RequestSummary,
} from '@latchkey/contract/errors/error'

/** The codes of errors that the client creates without a response, and that have no details. */
type ClientErrorCode = Extract<
  ErrorCode,
  | 'APP_DISPOSED'
  | 'COOKIES_BLOCKED'
  | 'INVALID_CONFIGURATION'
  | 'OAUTH_CALLBACK_FAILED'
  | 'WEBHOOK_REJECTED'
>

/** Creates an error that the client found itself. The message says what is wrong and what to do. */
export const clientError = <Code extends ClientErrorCode>(
  code: Code,
  message: string,
  cause?: unknown,
): KnownError<Code> =>
  new LatchkeyError<ClientErrorCode>(code, {
    status: 0,
    message,
    details: undefined,
    cause,
  }) as KnownError<Code>

/** Creates the error of a call for a session that another one has replaced. */
export const sessionChanged = (message: string): KnownError<'SESSION_CHANGED'> =>
  new LatchkeyError('SESSION_CHANGED', { status: 401, message, details: undefined })

/** Creates the error of a call that the service does not have. `status` is the one of its response. */
export const featureNotSupported = (
  status: number,
  message: string,
  { method, path }: RequestSummary,
): KnownError<'FEATURE_NOT_SUPPORTED'> =>
  new LatchkeyError('FEATURE_NOT_SUPPORTED', {
    status,
    message,
    details: { request: { method, path } },
  })

/** Creates the error for a browser that stores no cookies of this page. */
export const cookiesBlocked = (): KnownError<'COOKIES_BLOCKED'> =>
  clientError('COOKIES_BLOCKED', 'The session cannot be stored: cookies are blocked. Allow them.')

/** The error if another host of the domain, or another path, has set a cookie that browsers list before the page's own. */
export const cookiePlanted = (name: string): KnownError<'COOKIES_BLOCKED'> =>
  clientError(
    'COOKIES_BLOCKED',
    `The session cannot be stored: another host or path has set the cookie ${name}. Delete it, and set a cookiePrefix that starts with __Host-.`,
  )

/** Creates the error of a sign-in again with another account than the one that is signed in. */
export const signedInAsOtherUser = (): KnownError<'SIGNED_IN_AS_OTHER_USER'> =>
  new LatchkeyError('SIGNED_IN_AS_OTHER_USER', {
    status: 403,
    message:
      'This is another account. Sign in with the account that is signed in, or sign out first.',
    details: undefined,
  })

/** Creates the error of a call that needs a session, for a user who is signed out. No request is sent. */
export const authenticationRequired = (): KnownError<'USER_AUTHENTICATION_REQUIRED'> =>
  new LatchkeyError('USER_AUTHENTICATION_REQUIRED', {
    status: 401,
    message: 'Sign in first.',
    details: undefined,
  })
