import type { AnonymousMethods } from '../flows/anonymous.js'
import type { CliLoginMethods } from '../flows/cli-login.js'
import type { MagicLinkMethods } from '../flows/magic-link.js'
import type { SecondFactorMethods } from '../flows/mfa.js'
import type { PasskeyMethods } from '../flows/passkey.js'
import type { OAuthMethods } from '../flows/oauth.js'
import type { PasswordMethods } from '../flows/password.js'
import type { PasswordResetMethods } from '../flows/reset-password.js'
import type { RequestMethods } from '../flows/send-request.js'
import type { TeamInvitationMethods } from '../flows/team-invitation.js'
import type { EmailMethods } from '../flows/verify-email.js'
import type { Verbs } from '../lib/lazily.js'
import type { Context } from '../resources/context.js'
import { loadActions, loadReserve } from './load-actions.js'

/** Methods of an app whose code is loaded when one of them is called. */
export interface LazyMethods
  extends
    AnonymousMethods,
    CliLoginMethods,
    PasswordResetMethods,
    RequestMethods,
    TeamInvitationMethods,
    PasswordMethods,
    OAuthMethods,
    MagicLinkMethods,
    PasskeyMethods,
    SecondFactorMethods,
    EmailMethods {}

const oauth = () => import('../flows/oauth.js')
const byMail = () => import('../flows/by-mail.js')
const passkey = () => import('../flows/passkey.js')
const mfa = () => import('../flows/mfa.js')
const cliLogin = () => import('../flows/cli-login.js')

export const appVerbs: Verbs<Context, LazyMethods> = {
  signInWithCredential: loadActions,
  signUpWithCredential: loadReserve,
  signInWithOAuth: oauth,
  callOAuthCallback: oauth,
  sendMagicLinkEmail: byMail,
  checkMagicLinkCode: byMail,
  signInWithMagicLink: byMail,
  signInWithPasskey: passkey,
  signInWithMfa: mfa,
  getSecondFactorAttempt: mfa,
  signInAnonymously: loadReserve,
  verifyEmail: byMail,
  checkEmailVerificationCode: byMail,
  sendForgotPasswordEmail: byMail,
  verifyPasswordResetCode: byMail,
  resetPassword: byMail,
  verifyTeamInvitationCode: byMail,
  getTeamInvitationDetails: byMail,
  acceptTeamInvitation: byMail,
  promptCliLogin: cliLogin,
  completeCliLogin: cliLogin,
  sendRequest: loadReserve,
  checkFeatureSupport: loadReserve,
}
