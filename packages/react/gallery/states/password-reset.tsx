import type { LinkProblem } from '../../src/pages/links/link-problem.js'
import { PasswordResetView } from '../../src/pages/password-reset/password-reset.js'
import type { PasswordResetState } from '../../src/pages/password-reset/use-password-reset.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import {
  busy,
  drawPageStates,
  email,
  limited,
  nothing,
  offline,
  still,
  unexpected,
  unreachable,
  waiting,
} from './progress.js'

const form = { ...still, step: 'form', email, problem: null, strength: { level: 'empty' } } as const
const refused = (reason: LinkProblem): PasswordResetState => ({ ...still, step: 'refused', reason })

const states: Record<string, PasswordResetState | NotReady> = {
  form,
  checking: { ...busy, step: 'loading' },
  waiting: { ...waiting, step: 'loading' },
  unavailable: { ...unreachable, step: 'unavailable' },
  off: { ...still, step: 'off' },
  'no-code': { ...still, step: 'no-code' },
  invalid: refused('invalid'),
  expired: refused('expired'),
  used: refused('used'),
  'too-many': refused('spent'),
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
  mismatch: {
    ...form,
    strength: { level: 'enough' },
    problem: { field: 'repeat', label: 'resetMismatch' },
  },
  saving: { ...form, ...busy, strength: { level: 'strong' } },
  offline: { ...form, ...offline },
  'rate-limited': { ...form, ...limited },
  unexpected: { ...form, ...unexpected },
  rejected: {
    ...still,
    step: 'rejected',
    problem: { field: 'password', label: 'passwordTooShort', count: 12 },
  },
  done: { ...still, step: 'done' },
}

const actions = { retry: nothing, typePassword: nothing, submit: nothing }

export const passwordReset = drawPageStates(
  states,
  { fields: 2, hasLead: true, hasHelp: true },
  (state) => <PasswordResetView {...{ state, actions }} />,
)
