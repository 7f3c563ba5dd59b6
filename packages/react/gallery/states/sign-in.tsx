import type { CurrentUser } from '@latchkey/core'
import type { SignInForm, SignInState } from '../../src/pages/sign-in/use-sign-in.js'
import type { Unready } from '../../src/pages/page/page-of.js'
import { SignInView } from '../../src/pages/sign-in/sign-in.js'
import { user, userFields } from '../user.js'
import { later } from './later.js'
import { entry, mailCodes, noOthers, others, someProviders } from './entry.js'
import {
  busy,
  drawnPage,
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
  way: 'password',
  otherWay: null,
  email: '',
  problem: null,
  clearings: 0,
  others: noOthers,
  canSignUp: true,
  again: null,
  allowsAnonymous: false,
}
const all: SignInForm = { ...form, otherWay: 'mail', others: others(4) }
const alone: SignInForm = { ...form, way: null, others: { ...others(2), passkey: false } }
const refused = (
  label:
    | 'accountBanned'
    | 'notSameAccount'
    | 'passwordExpired'
    | 'passkeyCancelled'
    | 'passkeyUnsupported'
    | 'passkeyWrongSite',
) => ({
  ...all,
  failure: { kind: 'refused', label } as const,
})

const states: Record<string, SignInState | Unready> = {
  form,
  loading: { ...busy, step: 'loading' },
  again: { ...all, again: user, email: user.primaryEmail ?? '', canSignUp: false },
  'other-account': { ...refused('notSameAccount'), again: user, canSignUp: false },
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
  'mail-first': { ...all, way: 'mail', otherWay: 'password' },
  'mail-only': { ...form, way: 'mail' },
  'passkey-only': { ...form, way: null, others: { ...noOthers, passkey: true } },
  'providers-only': alone,
  'one-provider': { ...form, others: { ...noOthers, providers: ['github'] } },
  'three-providers': { ...form, others: someProviders(3) },
  'eleven-providers': { ...form, others: { ...someProviders(11), last: 'gitlab' } },
  'unknown-provider': {
    ...form,
    others: { ...noOthers, providers: ['<img src=x onerror=alert(1)>'] },
  },
  'last-used': { ...all, others: { ...others(4), last: 'google' } },
  'last-used-passkey': { ...all, others: { ...others(4), last: 'passkey' } },
  'leaving-for-a-provider': { ...all, ...busy, busy: 'provider github' },
  'passkey-asked': { ...all, ...busy, busy: 'passkey' },
  'passkey-cancelled': refused('passkeyCancelled'),
  'passkey-unsupported': refused('passkeyUnsupported'),
  'passkey-wrong-site': refused('passkeyWrongSite'),
  'in-a-frame': { ...all, others: { ...others(4), obstacle: 'framed' } },
  'without-https': { ...all, others: { ...others(4), obstacle: 'insecure' } },
  'without-cookies': { ...all, others: { ...others(4), obstacle: 'forgetful' } },
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
  leaving: { ...still, isLeaving: true, step: 'signed-in', user },
}

export const signIn = drawnPage(
  states,
  { fields: 2 },
  (state) =>
    later(state) ?? <SignInView state={state} actions={{ ...entry, signInAnonymously: nothing }} />,
)
