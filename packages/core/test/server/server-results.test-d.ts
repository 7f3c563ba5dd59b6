import type { AdminApp } from '@latchkey/core/admin'
import type {
  CurrentServerUser,
  ServerApp,
  ServerContactChannel,
  ServerTeam,
  ServerUser,
} from '@latchkey/core/server'
import { ofApp } from '../types/app-results.test-d.js'
import { type ErrorHandlers, assertUnreachable } from '../support/error-handlers.js'

// Compiled only: the result type of every method lists each error code.

export const ofUser: ErrorHandlers<ServerUser> = {
  sendVerificationEmail(error) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(error)
    switch (error.code) {
      case 'EMAIL_ALREADY_VERIFIED':
      case 'REDIRECT_URL_NOT_WHITELISTED':
        return
      default:
        assertUnreachable(error)
    }
  },
  setPassword({ code }) {
    // @ts-expect-error no code is handled yet
    assertUnreachable(code)
    switch (code) {
      case 'PASSWORD_TOO_LONG':
        return
      default:
        assertUnreachable(code)
    }
  },
}

export const ofTeam: ErrorHandlers<ServerTeam> = {}
export const ofContactChannel: ErrorHandlers<ServerContactChannel> = {}

/** Sign-in methods return the same errors for every kind of app. */
export const ofServerApp: ErrorHandlers<ServerApp> = {
  ...ofApp,
  createOAuthProvider({ code }) {
    code satisfies 'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN'
  },
}
export const ofCurrentUser: ErrorHandlers<CurrentServerUser> = ofUser

export const ofAdminApp: ErrorHandlers<AdminApp> = {
  ...ofServerApp,
  sendTestEmail({ errorMessage }) {
    errorMessage satisfies string
  },
  testEmailTemplate({ errorMessage }) {
    errorMessage satisfies string
  },
}
