import type { ClientApp } from '@latchkey/core'
import { type ErrorHandlers, assertUnreachable } from '../support/error-handlers.js'

// Compiled only: the result type of every method lists each error code.

export const ofApp: ErrorHandlers<ClientApp> = {
  acceptTeamInvitation(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'USER_AUTHENTICATION_REQUIRED':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  checkEmailVerificationCode(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  checkMagicLinkCode(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  completeCliLogin(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'CLI_AUTH_ERROR':
      case 'USER_AUTHENTICATION_REQUIRED':
        return
      default:
        assertUnreachable(error)
    }
  },
  findSsoConnection(error) {
    error.code satisfies 'SCHEMA_ERROR'
  },
  getProjectInvitation(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  getTeamInvitationDetails(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'USER_AUTHENTICATION_REQUIRED':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  promptCliLogin(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'CLI_AUTH_ERROR':
      case 'CLI_AUTH_EXPIRED_ERROR':
      case 'CLI_AUTH_USED_ERROR':
      case 'INVALID_POLLING_CODE':
      case 'SCHEMA_ERROR':
        return
      default:
        assertUnreachable(error)
    }
  },
  readEmailVerification(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  rejectEmailVerification(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  resetPassword(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_TOO_LONG':
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  sendForgotPasswordEmail(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'REDIRECT_URL_NOT_WHITELISTED':
      case 'SCHEMA_ERROR':
      case 'USER_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  sendMagicLinkEmail(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'EMAIL_NOT_SENT':
      case 'REDIRECT_URL_NOT_WHITELISTED':
      case 'SCHEMA_ERROR':
      case 'SIGN_UP_NOT_ENABLED':
      case 'USER_EMAIL_ALREADY_EXISTS':
        return
      default:
        assertUnreachable(error)
    }
  },
  restoreAccount(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  signInWithCredential(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'EMAIL_PASSWORD_MISMATCH':
      case 'GENERATED_PASSWORD_EXPIRED':
      case 'INVALID_TOTP_CODE':
      case 'MULTI_FACTOR_AUTHENTICATION_REQUIRED':
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_CHANGE_REQUIRED':
      case 'SCHEMA_ERROR':
      case 'ACCOUNT_DELETION_PENDING':
      case 'SIGN_IN_REFUSED':
      case 'SSO_REQUIRED':
      case 'USER_BANNED':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  signInWithPassword(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'EMAIL_PASSWORD_MISMATCH':
      case 'GENERATED_PASSWORD_EXPIRED':
      case 'INVALID_TOTP_CODE':
      case 'MULTI_FACTOR_AUTHENTICATION_REQUIRED':
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_CHANGE_REQUIRED':
      case 'SCHEMA_ERROR':
      case 'ACCOUNT_DELETION_PENDING':
      case 'SIGN_IN_REFUSED':
      case 'SSO_REQUIRED':
      case 'USER_BANNED':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  signInWithMagicLink(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'INVALID_TOTP_CODE':
      case 'MULTI_FACTOR_AUTHENTICATION_REQUIRED':
      case 'SIGN_IN_REFUSED':
      case 'SSO_REQUIRED':
      case 'SIGN_UP_NOT_ENABLED':
      case 'SIGN_UP_REFUSED':
      case 'USER_EMAIL_ALREADY_EXISTS':
      case 'ACCOUNT_DELETION_PENDING':
      case 'USER_BANNED':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  signInWithMfa(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'INVALID_TOTP_CODE':
      case 'ACCOUNT_DELETION_PENDING':
      case 'SIGN_IN_REFUSED':
      case 'SSO_REQUIRED':
      case 'USER_BANNED':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  signInWithOAuth(error) {
    error.code satisfies 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'
  },
  signInWithPasskey(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'INVALID_TOTP_CODE':
      case 'MULTI_FACTOR_AUTHENTICATION_REQUIRED':
      case 'PASSKEY_AUTHENTICATION_FAILED':
      case 'PASSKEY_AUTHENTICATION_NOT_ENABLED':
      case 'PASSKEY_WEBAUTHN_ERROR':
      case 'ACCOUNT_DELETION_PENDING':
      case 'SIGN_IN_REFUSED':
      case 'SSO_REQUIRED':
      case 'USER_BANNED':
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  signInWithSso(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'SCHEMA_ERROR':
      case 'SSO_NOT_AVAILABLE':
        return
      default:
        assertUnreachable(error)
    }
  },
  signUpWithCredential(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_TOO_LONG':
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
      case 'SCHEMA_ERROR':
      case 'SIGN_IN_REFUSED':
      case 'SSO_REQUIRED':
      case 'SIGN_UP_NOT_ENABLED':
      case 'SIGN_UP_REFUSED':
      case 'USER_EMAIL_ALREADY_EXISTS':
        return
      default:
        assertUnreachable(error)
    }
  },
  signUpWithPassword(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
      case 'PASSWORD_TOO_LONG':
      case 'PASSWORD_TOO_SHORT':
      case 'PASSWORD_TOO_WEAK':
      case 'SCHEMA_ERROR':
      case 'SIGN_IN_REFUSED':
      case 'SSO_REQUIRED':
      case 'SIGN_UP_NOT_ENABLED':
      case 'SIGN_UP_REFUSED':
      case 'USER_EMAIL_ALREADY_EXISTS':
        return
      default:
        assertUnreachable(error)
    }
  },
  verifyEmail(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  readPasswordReset(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  verifyPasswordResetCode(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
  verifyTeamInvitationCode(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'VERIFICATION_CODE_ALREADY_USED':
      case 'VERIFICATION_CODE_EXPIRED':
      case 'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED':
      case 'VERIFICATION_CODE_NOT_FOUND':
        return
      default:
        assertUnreachable(error)
    }
  },
}

export const details: ErrorHandlers<Pick<ClientApp, 'signUpWithPassword'>> = {
  signUpWithPassword(error) {
    if (error.code === 'PASSWORD_TOO_SHORT') error.details.minLength satisfies number
    if (error.code === 'PASSWORD_TOO_LONG') error.details.maxLength satisfies number
  },
}
