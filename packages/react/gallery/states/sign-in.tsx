import type { CurrentUser } from '@latchkey/core'
import type { SignInForm, SignInState } from '../../src/pages/sign-in/use-sign-in.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { SignInView } from '../../src/pages/sign-in/sign-in.js'
import { user, userFields } from '../user.js'
import { later } from './later.js'
import {
  acmeEmail,
  addressAsked,
  addressChecked,
  alternatives,
  entry,
  mailCodes,
  noAlternatives,
  someProviders,
  ssoOptional,
} from './entry.js'
import {
  busy,
  drawPageStates,
  limited,
  nothing,
  offline,
  slow,
  still,
  unexpected,
  unreachable,
  waiting,
} from './progress.js'

const form: SignInForm = {
  ...still,
  step: 'form',
  busy: null,
  pressed: 'form',
  method: 'password',
  otherMethod: null,
  email: '',
  problem: null,
  resetCount: 0,
  alternatives: noAlternatives,
  addressFirst: null,
  canSignUp: true,
  signInAgainUser: null,
  allowsAnonymous: false,
}
const all: SignInForm = { ...form, otherMethod: 'mail', alternatives: alternatives(4) }
const alone: SignInForm = {
  ...form,
  method: null,
  alternatives: { ...alternatives(2), passkey: false },
}
const refused = (
  label:
    | 'accountBanned'
    | 'notSameAccount'
    | 'passwordExpired'
    | 'passkeyCancelled'
    | 'passkeyNone'
    | 'passkeyUnsupported'
    | 'passkeyWrongSite',
) => ({
  ...all,
  pressed: label.startsWith('passkey') ? ('passkey' as const) : ('form' as const),
  failure: { kind: 'refused', label } as const,
})

const states: Record<string, SignInState | NotReady> = {
  form,
  loading: { ...busy, step: 'loading' },
  again: {
    ...all,
    signInAgainUser: user,
    email: user.primaryEmail ?? '',
    canSignUp: false,
  },
  'other-account': {
    ...all,
    failure: { kind: 'refused', label: 'notSameAccount', signOut: nothing },
    signInAgainUser: user,
    email: 'grace@example.com',
    canSignUp: false,
  },
  'sign-up-off': { ...form, canSignUp: false },
  'no-email': { ...form, problem: { field: 'email', label: 'emailMissing' } },
  'bad-email': { ...form, problem: { field: 'email', label: 'emailInvalid' } },
  'no-password': { ...form, problem: { field: 'password', label: 'passwordMissing' } },
  'wrong-password': { ...form, problem: { field: 'password', label: 'wrongPassword' } },
  'email-not-verified': { ...form, problem: { field: 'email', label: 'emailUnconfirmed' } },
  banned: refused('accountBanned'),
  'generated-password-expired': refused('passwordExpired'),
  busy: { ...form, ...busy, busy: 'form' },
  slow: { ...form, ...slow, busy: 'form' },
  offline: { ...form, ...offline },
  unreachable: { ...form, ...unreachable },
  'rate-limited': { ...form, ...limited },
  waiting: { ...form, ...waiting, busy: 'form' },
  unexpected: { ...form, ...unexpected },
  'every-way': all,
  'every-way-and-guests': { ...all, allowsAnonymous: true },
  'mail-first': { ...all, method: 'mail', otherMethod: 'password' },
  'mail-only': { ...form, method: 'mail' },
  'passkey-only': { ...form, method: null, alternatives: { ...noAlternatives, passkey: true } },
  'providers-only': alone,
  'one-provider': { ...form, alternatives: { ...noAlternatives, providers: [{ id: 'github' }] } },
  'three-providers': { ...form, alternatives: someProviders(3) },
  'eleven-providers': { ...form, alternatives: { ...someProviders(11), last: 'gitlab' } },
  'unknown-provider': {
    ...form,
    alternatives: { ...noAlternatives, providers: [{ id: '<img src=x onerror=alert(1)>' }] },
  },
  'own-provider': {
    ...form,
    alternatives: {
      ...noAlternatives,
      providers: [{ id: 'acme', displayName: 'Acme Staff', iconUrl: '' }, { id: 'google' }],
    },
  },
  'last-used': { ...all, alternatives: { ...alternatives(4), last: 'google' } },
  'last-used-passkey': { ...all, alternatives: { ...alternatives(4), last: 'passkey' } },
  'leaving-for-a-provider': { ...all, ...busy, busy: 'provider github' },
  'passkey-asked': { ...all, ...busy, busy: 'passkey' },
  'passkey-cancelled': refused('passkeyCancelled'),
  'passkey-none': refused('passkeyNone'),
  'passkey-unsupported': refused('passkeyUnsupported'),
  'passkey-wrong-site': refused('passkeyWrongSite'),
  'in-a-frame': { ...all, alternatives: { ...alternatives(4), blocker: 'framed' } },
  'without-https': { ...all, alternatives: { ...alternatives(4), blocker: 'insecure' } },
  'without-cookies': { ...all, alternatives: { ...alternatives(4), blocker: 'no-cookies' } },
  'address-first': { ...all, addressFirst: addressAsked },
  'address-first-checking': { ...form, ...busy, addressFirst: addressAsked, busy: 'form' },
  'address-first-refused': {
    ...alone,
    addressFirst: addressAsked,
    problem: { field: 'email', label: 'ssoNotSetUp' },
  },
  'address-checked': { ...all, email: acmeEmail, addressFirst: addressChecked(null) },
  'sso-optional': { ...all, email: acmeEmail, addressFirst: ssoOptional },
  'leaving-for-sso': { ...busy, step: 'leaving', name: 'Acme' },
  'alone-offline': { ...alone, ...offline },
  ...mailCodes,
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
    user: {
      ...userFields,
      displayName: `${'<b>Wolfeschlegelstein</b> '.repeat(40)}\u202E`,
    } as CurrentUser,
  },
  'signing-out': { ...busy, step: 'signed-in', user },
  leaving: { ...still, isRedirecting: true, step: 'signed-in', user },
}

export const signIn = drawPageStates(
  states,
  { fields: 2 },
  (state) =>
    later(state) ?? <SignInView state={state} actions={{ ...entry, signInAnonymously: nothing }} />,
)
