import { CliAuthConfirmView } from '../../src/pages/cli-auth-confirm/cli-auth-confirm.js'
import type { CliAuthConfirmState } from '../../src/pages/cli-auth-confirm/use-cli-auth-confirm.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { user, userFields } from '../user.js'
import {
  busy,
  drawPageStates,
  limited,
  nothing,
  offline,
  still,
  unexpected,
  unreachable,
  waiting,
} from './progress.js'

const loginCode = 'k3mf7qwd'.repeat(5)
const ask = { ...still, step: 'ask', loginCode, user, appName: 'Northwind' } as const
const sure = { ...ask, step: 'sure' } as const

const states: Record<string, CliAuthConfirmState | NotReady> = {
  ask,
  loading: { ...busy, step: 'loading' },
  unavailable: { ...unreachable, step: 'unavailable' },
  'no-code': { ...still, step: 'no-code' },
  framed: { ...still, step: 'framed' },
  'signed-out': { ...still, step: 'signed-out' },
  'signing-in': { ...busy, step: 'signed-out' },
  'ask-long-name': {
    ...ask,
    user: { ...userFields, displayName: 'Wolfeschlegelstein '.repeat(40) },
  },
  working: { ...ask, ...busy },
  waiting: { ...ask, ...waiting },
  offline: { ...ask, ...offline },
  unreachable: { ...ask, ...unreachable },
  'rate-limited': { ...ask, ...limited },
  unexpected: { ...ask, ...unexpected },
  sure,
  'sure-working': { ...sure, ...busy },
  'sure-offline': { ...sure, ...offline },
  done: { ...still, step: 'done' },
  gone: { ...still, step: 'gone' },
  'maybe-done': { ...still, step: 'maybe-done' },
  denied: { ...still, step: 'denied' },
}

const actions = {
  signIn: nothing,
  authorize: nothing,
  deny: nothing,
  switchAccount: nothing,
  retry: nothing,
  close: nothing,
}

export const cliAuthConfirm = drawPageStates(states, { fields: 3 }, (state) => (
  <CliAuthConfirmView {...{ state, actions }} />
))
