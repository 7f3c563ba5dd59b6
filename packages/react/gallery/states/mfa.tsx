import type { MfaState } from '../../src/pages/mfa/use-mfa.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { MfaView } from '../../src/pages/mfa/mfa.js'
import { busy, drawPageStates, limited, nothing, offline, still, unexpected } from './progress.js'

const form = {
  ...still,
  step: 'form',
  problem: null,
  mistakes: 0,
  canRecover: true,
  isRecovery: false,
} as const
const recovery = { ...form, isRecovery: true } as const

const states: Record<string, MfaState | NotReady> = {
  form,
  loading: { ...busy, step: 'loading' },
  verifying: { ...form, ...busy },
  'not-six': { ...form, problem: { field: 'code', label: 'mfaNotSix' } },
  wrong: { ...form, problem: { field: 'code', label: 'mfaWrong' }, mistakes: 1 },
  'wrong-again': { ...form, problem: { field: 'code', label: 'mfaWrongAgain' }, mistakes: 2 },
  'without-recovery': { ...form, canRecover: false },
  recovery,
  'recovery-empty': { ...recovery, problem: { field: 'code', label: 'mfaRecoveryEmpty' } },
  'recovery-wrong': {
    ...recovery,
    problem: { field: 'code', label: 'mfaRecoveryWrong' },
    mistakes: 1,
  },
  offline: { ...form, ...offline },
  'rate-limited': { ...form, ...limited },
  unexpected: { ...form, ...unexpected },
  unavailable: { ...still, step: 'unavailable', failure: { kind: 'unreachable' } },
  'no-attempt': { ...still, step: 'over', reason: 'missing' },
  expired: { ...still, step: 'over', reason: 'expired' },
  used: { ...still, step: 'over', reason: 'used' },
  'too-many': { ...still, step: 'over', reason: 'spent' },
  banned: { ...still, step: 'over', reason: 'banned' },
  verified: { ...still, step: 'verified' },
  leaving: { ...busy, step: 'verified' },
}

export const mfa = drawPageStates(states, { fields: 1, hasHelp: true }, (state) => (
  <MfaView
    state={state}
    actions={{ retry: nothing, verify: nothing, switchKind: nothing, continue: nothing }}
  />
))
