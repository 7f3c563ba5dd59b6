import type { LinkProblem } from '../../src/pages/links/link-problem.js'
import { TeamInvitationView } from '../../src/pages/team-invitation/team-invitation.js'
import type { TeamInvitationState } from '../../src/pages/team-invitation/use-team-invitation.js'
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

const team = {
  teamId: '7c1d0a52-0000-4000-8000-000000000002',
  teamDisplayName: 'Engines',
  inviterDisplayName: 'Grace Hopper',
}
const invitation = { ...team, recipientEmail: 'grace@example.com' }
const unnamed = { recipientEmail: null, teamDisplayName: null, inviterDisplayName: null }
const ask = { ...still, step: 'ask', team, user } as const
const joined = { ...still, step: 'joined', team } as const
const refused = (reason: LinkProblem): TeamInvitationState => ({
  ...still,
  step: 'refused',
  reason,
})

const states: Record<string, TeamInvitationState | NotReady> = {
  ask,
  checking: { ...busy, step: 'loading' },
  waiting: { ...waiting, step: 'loading' },
  unavailable: { ...unreachable, step: 'unavailable' },
  'no-code': { ...still, step: 'no-code' },
  invalid: refused('invalid'),
  expired: refused('expired'),
  used: refused('used'),
  'too-many': refused('spent'),
  'signed-out': { ...still, step: 'signed-out', canSignUp: true, invitation },
  'signed-out-no-sign-up': { ...still, step: 'signed-out', canSignUp: false, invitation: unnamed },
  'ask-long-names': {
    ...ask,
    team: { ...team, teamDisplayName: `${'<b>Donaudampfschiff</b>'.repeat(12)}\u202E` },
    user: { ...userFields, displayName: 'Wolfeschlegelstein '.repeat(40) },
  },
  joining: { ...ask, ...busy },
  offline: { ...ask, ...offline },
  'rate-limited': { ...ask, ...limited },
  unexpected: { ...ask, ...unexpected },
  joined,
  opening: { ...joined, isRedirecting: true },
  'opening-failed': { ...joined, ...unreachable },
}

const actions = { retry: nothing, join: nothing, openTeam: nothing, switchAccount: nothing }

export const teamInvitation = drawPageStates(states, { fields: 1 }, (state) => (
  <TeamInvitationView {...{ state, actions }} />
))
