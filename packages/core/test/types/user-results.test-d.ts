import type { ContactChannel, CurrentUser, Team } from '@latchkey/core'
import { type ErrorHandlers, assertUnreachable } from '../support/error-handlers.js'

// Compiled only: the result type of every method lists each error code.

export const ofUser: ErrorHandlers<CurrentUser> = {
  confirmTotpSetup(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'INVALID_TOTP_CODE':
        return
      default:
        assertUnreachable(error.code)
    }
  },
  registerPasskey(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'PASSKEY_AUTHENTICATION_FAILED':
      case 'PASSKEY_AUTHENTICATION_NOT_ENABLED':
      case 'PASSKEY_REGISTRATION_FAILED':
      case 'PASSKEY_WEBAUTHN_ERROR':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  sendVerificationEmail(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'EMAIL_ALREADY_VERIFIED':
      case 'EMAIL_IS_NOT_PRIMARY_EMAIL':
      case 'REDIRECT_URL_NOT_WHITELISTED':
        return
      default:
        assertUnreachable(error)
    }
  },
  setPassword(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_TOO_LONG':
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
        return
      default:
        assertUnreachable(error)
    }
  },
  updatePassword(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_CONFIRMATION_MISMATCH':
      case 'PASSWORD_TOO_LONG':
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
      case 'USER_DOES_NOT_HAVE_PASSWORD':
        return
      default:
        assertUnreachable(error)
    }
  },
}

/** All other errors of these methods reject. */
export const ofTeam: ErrorHandlers<Team> = {}
export const ofContactChannel: ErrorHandlers<ContactChannel> = {}

/** A single missing code is a compile error. */
export const incomplete: ErrorHandlers<Pick<CurrentUser, 'setPassword'>> = {
  setPassword(error) {
    switch (error.code) {
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
      case 'PASSWORD_TOO_LONG':
        return
      default:
        // @ts-expect-error PASSWORD_AUTHENTICATION_NOT_ENABLED
        assertUnreachable(error)
    }
  },
}
