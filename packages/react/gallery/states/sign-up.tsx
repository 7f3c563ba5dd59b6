import { SignUpView } from '../../src/pages/sign-up/sign-up.js'
import type { SignUpForm, SignUpState } from '../../src/pages/sign-up/use-sign-up.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { user } from '../user.js'
import { later } from './later.js'
import {
  acmeEmail,
  addressAsked,
  entry,
  mailCodes,
  noAlternatives,
  someProviders,
  ssoOptional,
} from './entry.js'
import {
  busy,
  drawPageStates,
  email,
  limited,
  nothing,
  offline,
  still,
  unexpected,
} from './progress.js'

const form: SignUpForm = {
  ...still,
  step: 'form',
  busy: null,
  pressed: 'form',
  method: 'password',
  otherMethod: null,
  alternatives: noAlternatives,
  addressFirst: null,
  email: '',
  problem: null,
  strength: { level: 'empty' },
}
const all: SignUpForm = { ...form, otherMethod: 'mail', alternatives: someProviders(4) }

const states: Record<string, SignUpState | NotReady> = {
  form,
  loading: { ...busy, step: 'loading' },
  'email-as-password': { ...form, email, strength: { level: 'email' } },
  guessable: { ...form, strength: { level: 'guessable' } },
  enough: { ...form, strength: { level: 'enough' } },
  strong: { ...form, strength: { level: 'strong' } },
  'too-short': {
    ...form,
    strength: { level: 'short', missing: 3 },
    problem: { field: 'password', label: 'passwordTooShort', count: 8 },
  },
  'too-long': {
    ...form,
    strength: { level: 'long' },
    problem: { field: 'password', label: 'passwordTooLong', count: 256 },
  },
  'email-exists': {
    ...form,
    strength: { level: 'enough' },
    problem: { field: 'email', label: 'emailExists' },
  },
  busy: { ...form, ...busy, busy: 'form', strength: { level: 'strong' } },
  offline: { ...form, ...offline },
  'rate-limited': { ...form, ...limited },
  unexpected: { ...form, ...unexpected },
  'every-way': all,
  'mail-only': { ...form, method: 'mail' },
  'providers-only': { ...form, method: null, alternatives: someProviders(2) },
  'leaving-for-a-provider': { ...all, ...busy, busy: 'provider google' },
  'in-a-frame': { ...all, alternatives: { ...someProviders(4), blocker: 'framed' } },
  'address-first': { ...form, addressFirst: addressAsked },
  'sso-optional': { ...form, email: acmeEmail, addressFirst: ssoOptional },
  'leaving-for-sso': { ...busy, step: 'leaving', name: 'Acme' },
  ...mailCodes,
  off: { ...still, step: 'off' },
  'no-method': { ...still, step: 'no-method' },
  'signed-in': { ...still, step: 'signed-in', user },
  done: { ...still, step: 'done', email },
}

export const signUp = drawPageStates(
  states,
  { fields: 2, hasHelp: true },
  (state) =>
    later(state) ?? <SignUpView state={state} actions={{ ...entry, type: nothing }} page={{}} />,
)
