import type { ContactChannel, CurrentUser, Team } from '@latchkey/core'
import { type Refusals, unhandled } from './refusals.js'

// Only compiled: every method that resolves to a result names its codes one by one.

export const ofUser: Refusals<CurrentUser> = {
  registerPasskey(error) {
    // @ts-expect-error no code has had its case
    unhandled(error)
    switch (error.code) {
      case 'EMAIL_NOT_VERIFIED':
      case 'PASSKEY_AUTHENTICATION_FAILED':
      case 'PASSKEY_AUTHENTICATION_NOT_ENABLED':
      case 'PASSKEY_REGISTRATION_FAILED':
      case 'PASSKEY_WEBAUTHN_ERROR':
      case 'RECENT_SIGN_IN_REQUIRED':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        unhandled(error)
    }
  },
  sendVerificationEmail(error) {
    // @ts-expect-error no code has had its case
    unhandled(error)
    switch (error.code) {
      case 'EMAIL_ALREADY_VERIFIED':
      case 'EMAIL_IS_NOT_PRIMARY_EMAIL':
      case 'REDIRECT_URL_NOT_WHITELISTED':
        return
      default:
        unhandled(error)
    }
  },
  setPassword(error) {
    // @ts-expect-error no code has had its case
    unhandled(error)
    switch (error.code) {
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_TOO_LONG':
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
      case 'RECENT_SIGN_IN_REQUIRED':
        return
      default:
        unhandled(error)
    }
  },
  updatePassword(error) {
    // @ts-expect-error no code has had its case
    unhandled(error)
    switch (error.code) {
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_CONFIRMATION_MISMATCH':
      case 'PASSWORD_TOO_LONG':
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
      case 'RECENT_SIGN_IN_REQUIRED':
      case 'USER_DOES_NOT_HAVE_PASSWORD':
        return
      default:
        unhandled(error)
    }
  },
}

/** What else is refused there, rejects. */
export const ofTeam: Refusals<Team> = {}
export const ofContactChannel: Refusals<ContactChannel> = {}

/** One code that is forgotten is enough. */
export const forgetful: Refusals<Pick<CurrentUser, 'setPassword'>> = {
  setPassword(error) {
    switch (error.code) {
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
      case 'PASSWORD_TOO_LONG':
        return
      default:
        // @ts-expect-error PASSWORD_AUTHENTICATION_NOT_ENABLED
        unhandled(error)
    }
  },
}
