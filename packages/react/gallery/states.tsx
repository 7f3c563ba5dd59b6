import type { EmailVerificationDetails } from '@latchkey/core'
import type { ReactElement } from 'react'
import { EmailVerificationView } from '../src/pages/email-verification/email-verification.js'
import type { EmailVerificationState } from '../src/pages/email-verification/use-email-verification.js'
import { ErrorPageView } from '../src/pages/error/error-page.js'
import { RestorationView } from '../src/pages/error/restoration.js'
import type { useRestoration } from '../src/pages/error/use-restoration.js'
import type { ViewProps } from '../src/pages/page-frame/with-state.js'
import type { NotReady } from '../src/pages/page-frame/create-page.js'
import type { LinkProblem } from '../src/pages/links/link-problem.js'
import { NotFoundView } from '../src/pages/not-found/not-found.js'
import type { Resend } from '../src/pages/links/resend-step.js'
import { SignOutView } from '../src/pages/sign-out/sign-out.js'
import type { SignOutState } from '../src/pages/sign-out/use-sign-out.js'
import { settings } from './states/account-settings.js'
import { controls } from './states/controls.js'
import { cliAuthConfirm } from './states/cli-auth-confirm.js'
import { oauthConsent } from './states/oauth-consent.js'
import { forgotPassword } from './states/forgot-password.js'
import { passwordReset } from './states/password-reset.js'
import { teamInvitation } from './states/team-invitation.js'
import {
  busy,
  drawStates,
  drawPageStates,
  email,
  nothing,
  offline,
  slow,
  still,
  waiting,
} from './states/progress.js'
import { magicLinkCallback } from './states/magic-link-callback.js'
import { teamSwitcher, userButton } from './states/menus.js'
import { mfa } from './states/mfa.js'
import { mfaSetup } from './states/mfa-setup.js'
import { oauthCallback } from './states/oauth-callback.js'
import { parts, tables } from './states/parts.js'
import { signIn } from './states/sign-in.js'
import { signUp } from './states/sign-up.js'
import { user } from './user.js'

const noOtherApps = { clientName: null, canReturn: false, frameUrls: [] }
const signOut: Record<string, SignOutState | NotReady> = {
  loading: { ...still, step: 'loading' },
  ask: { ...still, ...noOtherApps, step: 'ask' },
  'ask-client': {
    ...still,
    ...noOtherApps,
    step: 'ask',
    clientName: 'Second app',
    canReturn: true,
  },
  working: { ...busy, ...noOtherApps, step: 'working' },
  'working-slow': { ...slow, ...noOtherApps, step: 'working' },
  done: { ...still, ...noOtherApps, step: 'done' },
  unconfirmed: { ...still, ...noOtherApps, step: 'unconfirmed' },
  'signed-out': { ...still, ...noOtherApps, step: 'signed-out' },
}

const refused = (
  reason: LinkProblem,
  resend: Resend | null,
  isSignedIn = resend !== null,
): EmailVerificationState => ({ ...still, step: 'refused', isSignedIn, reason, resend })
const resend: Resend = { ...still, email, resendWait: null }
const account: EmailVerificationDetails = {
  email,
  isOwnAccount: false,
  isSignUpAddress: true,
  signedUpAt: new Date('2026-01-31T09:26:00Z'),
  browser: 'Chrome',
  operatingSystem: 'macOS',
  countryCode: 'AT',
  cityName: 'Vienna',
}
const confirm = (changes: Partial<EmailVerificationDetails> = {}) =>
  ({
    ...still,
    step: 'confirm',
    account: { ...account, ...changes },
    appName: 'Northwind',
    isRejecting: false,
  }) as const
const verification: Record<string, EmailVerificationState | NotReady> = {
  'no-code': { ...still, step: 'no-code' },
  checking: { ...busy, step: 'loading' },
  waiting: { ...waiting, step: 'loading' },
  unavailable: { ...offline, step: 'unavailable' },
  ask: { ...still, step: 'ask', user },
  'ask-signed-out': { ...still, step: 'ask', user: null },
  confirm: confirm(),
  'confirm-added': confirm({ isSignUpAddress: false }),
  'confirm-unknown-device': confirm({
    browser: null,
    operatingSystem: null,
    countryCode: null,
    cityName: null,
  }),
  confirming: { ...confirm(), ...busy },
  rejecting: { ...confirm(), ...busy, isRejecting: true },
  'reject-offline': { ...confirm(), ...offline, isRejecting: true },
  rejected: { ...still, step: 'rejected', wasSignUpAddress: true },
  'rejected-added': { ...still, step: 'rejected', wasSignUpAddress: false },
  verifying: { ...busy, step: 'ask', user },
  'verify-offline': { ...offline, step: 'ask', user },
  verified: { ...still, step: 'verified', isSignedIn: true, wasBefore: false },
  'verified-signed-out': { ...still, step: 'verified', isSignedIn: false, wasBefore: false },
  'verified-before': { ...still, step: 'verified', isSignedIn: true, wasBefore: true },
  invalid: refused('invalid', null),
  expired: refused('expired', resend),
  'expired-signed-out': refused('expired', null),
  'expired-other-address': refused('expired', null, true),
  resent: refused('expired', { ...resend, resendWait: { seconds: 30, mails: 1 } }),
  'resend-limited': refused('expired', {
    ...resend,
    failure: { kind: 'rate-limited', seconds: 28 },
  }),
  'site-not-trusted': refused('expired', {
    ...resend,
    failure: { kind: 'refused', label: 'siteNotTrusted' },
  }),
  used: refused('used', null),
  'too-many': refused('spent', null),
}

const errorCodes: Record<string, string | null> = {
  'other-account': 'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  'other-connection': 'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
  denied: 'OAUTH_PROVIDER_ACCESS_DENIED',
  refused: 'OAUTH_PROVIDER_REFUSED',
  outage: 'temporarily_unavailable',
  unavailable: 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
  'timed-out': 'OUTER_OAUTH_TIMEOUT',
  'address-taken': 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  'site-not-trusted': 'REDIRECT_URL_NOT_WHITELISTED',
  'sign-up-off': 'SIGN_UP_NOT_ENABLED',
  'recent-sign-in': 'RECENT_SIGN_IN_REQUIRED',
  'sso-required': 'SSO_REQUIRED',
  'sso-not-allowed': 'SSO_EMAIL_NOT_ALLOWED',
  unknown: null,
}

const pending = { ...still, step: 'ask', deleteAt: new Date('2026-12-24T09:30:00Z') } as const

const restoration: Record<string, ViewProps<typeof useRestoration>['state']> = {
  ask: pending,
  keeping: { ...pending, ...busy },
  offline: { ...pending, ...offline },
  kept: { ...pending, step: 'kept' },
  over: { ...pending, step: 'over' },
}

const verifying = {
  retry: nothing,
  verify: nothing,
  reject: nothing,
  resend: nothing,
  continue: nothing,
}

/** Every page and part in every state, by name. */
export const gallery: Readonly<Record<string, Readonly<Record<string, ReactElement>>>> = {
  'sign-in': signIn,
  'sign-up': signUp,
  'sign-out': drawPageStates(signOut, { fields: 0 }, (state) => (
    <SignOutView
      state={state}
      actions={{ signOut: nothing, stay: nothing, framesLoaded: nothing, retry: nothing }}
    />
  )),
  'email-verification': drawPageStates(verification, { fields: 0 }, (state) => (
    <EmailVerificationView state={state} actions={verifying} />
  )),
  'forgot-password': forgotPassword,
  'password-reset': passwordReset,
  'team-invitation': teamInvitation,
  'cli-auth-confirm': cliAuthConfirm,
  'oauth-consent': oauthConsent,
  'oauth-callback': oauthCallback,
  'magic-link-callback': magicLinkCallback,
  mfa,
  'mfa-setup': mfaSetup,
  ...settings,
  error: drawStates(errorCodes, (code) => (
    <ErrorPageView code={code} progress={still} onSignInAgain={nothing} />
  )),
  'error-deletion': drawStates(restoration, (state) => (
    <RestorationView state={state} actions={{ keep: nothing }} />
  )),
  'not-found': { here: <NotFoundView /> },
  'user-button': userButton,
  'team-switcher': teamSwitcher,
  parts,
  tables,
  controls,
}
