import type { ReactElement } from 'react'
import { EmailVerificationView } from '../src/pages/email-verification/email-verification-view.js'
import type { EmailVerificationState } from '../src/pages/email-verification/use-email-verification.js'
import { ErrorPageView } from '../src/pages/error/error-page-view.js'
import type { LinkProblem } from '../src/pages/link-problem.js'
import { NotFoundView } from '../src/pages/not-found/not-found-view.js'
import type { Resend } from '../src/pages/resend-step.js'
import { SignInView } from '../src/pages/sign-in/sign-in-view.js'
import type { SignInState } from '../src/pages/sign-in/use-sign-in.js'
import { SignOutView } from '../src/pages/sign-out/sign-out-view.js'
import type { SignOutState } from '../src/pages/sign-out/use-sign-out.js'
import { SignUpView } from '../src/pages/sign-up/sign-up-view.js'
import type { SignUpState } from '../src/pages/sign-up/use-sign-up.js'
import { forgotPassword } from './states/forgot-password.js'
import { passwordReset } from './states/password-reset.js'
import { teamInvitation } from './states/team-invitation.js'
import {
  busy,
  drawn,
  email,
  limited,
  nothing,
  offline,
  still,
  unexpected,
  unreachable,
} from './states/progress.js'
import { magicLinkCallback } from './states/magic-link-callback.js'
import { mfa } from './states/mfa.js'
import { oauthCallback } from './states/oauth-callback.js'
import { user } from './user.js'

const signInForm = { ...still, step: 'form', problem: null, clearings: 0, canSignUp: true } as const
const signIn: Record<string, SignInState> = {
  form: signInForm,
  loading: { ...busy, step: 'loading' },
  'sign-up-off': { ...signInForm, canSignUp: false },
  'no-email': { ...signInForm, problem: { field: 'email', label: 'emailMissing' } },
  'bad-email': { ...signInForm, problem: { field: 'email', label: 'emailInvalid' } },
  'no-password': { ...signInForm, problem: { field: 'password', label: 'passwordMissing' } },
  'wrong-password': { ...signInForm, problem: { field: 'password', label: 'wrongPassword' } },
  busy: { ...signInForm, ...busy },
  offline: { ...signInForm, ...offline },
  unreachable: { ...signInForm, ...unreachable },
  'rate-limited': { ...signInForm, ...limited },
  unexpected: { ...signInForm, ...unexpected },
  'no-method': { ...still, step: 'no-method' },
  unavailable: { ...still, step: 'unavailable', failure: { kind: 'unreachable' } },
  'unavailable-limited': {
    ...still,
    step: 'unavailable',
    failure: { kind: 'rate-limited', seconds: 28 },
  },
  'signed-in': { ...still, step: 'signed-in', user },
  'signed-in-long-name': {
    ...still,
    step: 'signed-in',
    user: { ...user, displayName: `${'<b>Wolfeschlegelstein</b> '.repeat(40)}\u202E` },
  },
  'signing-out': { ...busy, step: 'signed-in', user },
  leaving: { ...still, isLeaving: true, step: 'signed-in', user },
}

const signUpForm = { ...still, step: 'form', problem: null, strength: 'empty' } as const
const signUp: Record<string, SignUpState> = {
  form: signUpForm,
  loading: { ...busy, step: 'loading' },
  guessable: { ...signUpForm, strength: 'guessable' },
  enough: { ...signUpForm, strength: 'enough' },
  strong: { ...signUpForm, strength: 'strong' },
  'too-short': {
    ...signUpForm,
    strength: 'short',
    problem: { field: 'password', label: 'passwordTooShort', count: 8 },
  },
  'too-long': {
    ...signUpForm,
    strength: 'long',
    problem: { field: 'password', label: 'passwordTooLong', count: 70 },
  },
  'email-exists': {
    ...signUpForm,
    strength: 'enough',
    problem: { field: 'email', label: 'emailExists' },
  },
  busy: { ...signUpForm, ...busy, strength: 'strong' },
  offline: { ...signUpForm, ...offline },
  'rate-limited': { ...signUpForm, ...limited },
  unexpected: { ...signUpForm, ...unexpected },
  off: { ...still, step: 'off' },
  'no-method': { ...still, step: 'no-method' },
  'signed-in': { ...still, step: 'signed-in', user },
  done: { ...still, step: 'done', email },
}

const signOut: Record<string, SignOutState> = {
  loading: { ...still, step: 'loading' },
  ask: { ...still, step: 'ask' },
  working: { ...busy, step: 'working' },
  done: { ...still, step: 'done' },
  unconfirmed: { ...still, step: 'unconfirmed' },
  nobody: { ...still, step: 'nobody' },
}

const refused = (reason: LinkProblem, resend: Resend | null): EmailVerificationState => ({
  ...still,
  step: 'refused',
  reason,
  resend,
})
const resend: Resend = { ...still, email, sent: null }
const verification: Record<string, EmailVerificationState> = {
  'no-code': { ...still, step: 'no-code' },
  checking: { ...busy, step: 'checking' },
  unavailable: { ...offline, step: 'unavailable' },
  ask: { ...still, step: 'ask' },
  verifying: { ...busy, step: 'ask' },
  'verify-offline': { ...offline, step: 'ask' },
  verified: { ...still, step: 'verified', isSignedIn: true, wasBefore: false },
  'verified-signed-out': { ...still, step: 'verified', isSignedIn: false, wasBefore: false },
  'verified-before': { ...still, step: 'verified', isSignedIn: true, wasBefore: true },
  invalid: refused('invalid', null),
  expired: refused('expired', resend),
  'expired-signed-out': refused('expired', null),
  resent: refused('expired', { ...resend, sent: { seconds: 30 } }),
  'resend-limited': refused('expired', {
    ...resend,
    failure: { kind: 'rate-limited', seconds: 28 },
  }),
  'site-not-trusted': refused('expired', { ...resend, failure: { kind: 'site-not-trusted' } }),
  used: refused('used', null),
  'too-many': refused('spent', null),
}

const errorCodes: Record<string, string | null> = {
  'other-account': 'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  'other-connection': 'USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION',
  denied: 'OAUTH_PROVIDER_ACCESS_DENIED',
  unavailable: 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
  'timed-out': 'OUTER_OAUTH_TIMEOUT',
  unknown: null,
}

const entry = { submit: nothing, continue: nothing, signOut: nothing, retry: nothing }
const verifying = { check: nothing, verify: nothing, resend: nothing, continue: nothing }

/** Every page in every state, by name. */
export const gallery: Readonly<Record<string, Readonly<Record<string, ReactElement>>>> = {
  'sign-in': drawn(signIn, (state) => <SignInView state={state} actions={entry} />),
  'sign-up': drawn(signUp, (state) => (
    <SignUpView state={state} actions={{ ...entry, typePassword: nothing }} />
  )),
  'sign-out': drawn(signOut, (state) => <SignOutView state={state} actions={entry} />),
  'email-verification': drawn(verification, (state) => (
    <EmailVerificationView state={state} actions={verifying} />
  )),
  'forgot-password': forgotPassword,
  'password-reset': passwordReset,
  'team-invitation': teamInvitation,
  'oauth-callback': oauthCallback,
  'magic-link-callback': magicLinkCallback,
  mfa,
  error: drawn(errorCodes, (code) => <ErrorPageView code={code} />),
  'not-found': { here: <NotFoundView /> },
}
