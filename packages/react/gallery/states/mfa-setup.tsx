import { FactorSetupView } from '../../src/pages/mfa-setup/factor-setup-view.js'
import { MfaSetupView } from '../../src/pages/mfa-setup/mfa-setup.js'
import type { FactorSetupState } from '../../src/pages/mfa-setup/use-factor-setup.js'
import { recentSignIn } from './account-settings/fixtures.js'
import { busy, drawPageStates, limited, nothing, offline, still, unexpected } from './progress.js'
import { totpSetup } from './totp-setup.js'

const shared = { ...still, recentSignIn }
const ask = {
  ...shared,
  step: 'ask',
  appName: 'Northwind',
  dueAt: null,
  isInterrupted: false,
} as const
const enroll = {
  ...shared,
  step: 'enroll',
  setup: totpSetup,
  problem: null,
  mistakes: 0,
} as const
const noCodes = { ...shared, step: 'codes', codes: null } as const
const codes = Array.from('0123456789', (digit) => `7k2m-9fqx-40ht-b3zn-w8ry-c1d${digit}`)

const states: Record<string, FactorSetupState> = {
  due: ask,
  later: { ...ask, dueAt: new Date('2026-12-24T09:30:00Z') },
  busy: { ...ask, ...busy },
  offline: { ...ask, ...offline },
  insecure: { ...ask, failure: { kind: 'refused', label: 'obstacleInsecure' } },
  'old-sign-in': { ...ask, recentSignIn: { ...recentSignIn, prompt: 'sign-in' } },
  impersonated: { ...ask, recentSignIn: { ...recentSignIn, prompt: 'not-you' } },
  interrupted: { ...ask, isInterrupted: true },
  enroll,
  'enroll-wrong': {
    ...enroll,
    problem: { field: 'code', label: 'settingsAuthenticatorWrong' },
    mistakes: 1,
  },
  'enroll-busy': { ...enroll, ...busy },
  'enroll-limited': { ...enroll, ...limited },
  'creating-codes': { ...noCodes, ...busy },
  'codes-failed': { ...noCodes, ...unexpected },
  codes: { ...noCodes, codes },
  done: { ...shared, step: 'done', isOn: true },
  leaving: { ...shared, ...busy, step: 'done', isOn: false },
}

const actions = {
  begin: nothing,
  cancel: nothing,
  turnOn: nothing,
  createCodes: nothing,
  continue: nothing,
  signOut: nothing,
}

export const mfaSetup = {
  ...drawPageStates(states, { fields: 0 }, (state) => (
    <FactorSetupView state={state} actions={actions} />
  )),
  'signed-out': (
    <MfaSetupView
      state={{ ...still, step: 'signed-out' }}
      actions={{ retry: nothing, signOut: nothing }}
      page={{}}
    />
  ),
}
