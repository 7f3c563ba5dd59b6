import { LatchkeyError } from '../errors/latchkey-error.js'

/** The error result of a call that needs a session. */
export interface AuthenticationRequired {
  readonly status: 'error'
  readonly error: LatchkeyError<'USER_AUTHENTICATION_REQUIRED'>
}

/** Creates the error result for a user who is signed out. No request is sent. */
export const authenticationRequired = (): AuthenticationRequired => ({
  status: 'error',
  error: new LatchkeyError('USER_AUTHENTICATION_REQUIRED', {
    status: 401,
    message: 'Sign in first.',
    details: undefined,
  }),
})
