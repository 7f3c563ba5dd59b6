import { type KnownError, LatchkeyError } from '../errors/latchkey-error.js'

/** Creates the error of a call that needs a session, for a user who is signed out. No request is sent. */
export const authenticationRequired = (): KnownError<'USER_AUTHENTICATION_REQUIRED'> =>
  new LatchkeyError('USER_AUTHENTICATION_REQUIRED', {
    status: 401,
    message: 'Sign in first.',
    details: undefined,
  })
