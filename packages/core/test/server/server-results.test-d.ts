import type { AdminApp } from '@latchkey/core/admin'
import type {
  CurrentServerUser,
  ServerApp,
  ServerContactChannel,
  ServerTeam,
  ServerUser,
} from '@latchkey/core/server'
import { ofApp } from '../app-results.test-d.js'
import { type Refusals, unhandled } from '../refusals.js'

// Only compiled: every method that resolves to a result names its codes one by one.

export const ofUser: Refusals<ServerUser> = {
  sendVerificationEmail(error) {
    // @ts-expect-error no code has had its case
    unhandled(error)
    switch (error.code) {
      case 'EMAIL_ALREADY_VERIFIED':
      case 'REDIRECT_URL_NOT_WHITELISTED':
        return
      default:
        unhandled(error)
    }
  },
  setPassword({ code }) {
    // @ts-expect-error no code has had its case
    unhandled(code)
    switch (code) {
      case 'PASSWORD_TOO_LONG':
        return
      default:
        unhandled(code)
    }
  },
}

export const ofTeam: Refusals<ServerTeam> = {}
export const ofContactChannel: Refusals<ServerContactChannel> = {}

/** Whatever an app is to its project, signing in is refused for the same reasons. */
export const ofServerApp: Refusals<ServerApp> = {
  ...ofApp,
  createOAuthProvider({ code }) {
    code satisfies 'OAUTH_PROVIDER_ACCOUNT_ID_ALREADY_USED_FOR_SIGN_IN'
  },
}
export const ofCurrentUser: Refusals<CurrentServerUser> = ofUser

export const ofAdminApp: Refusals<AdminApp> = {
  ...ofServerApp,
  sendTestEmail({ errorMessage }) {
    errorMessage satisfies string
  },
}
