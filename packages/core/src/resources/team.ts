import type { readTeam } from '@latchkey/contract/routes/teams'
import type { Tools } from '../apps/access.js'
import type { ChangesOf, ReadsOf } from '../cache/read.js'
import type { Answered } from '../http/call.js'
import type { Json } from '../lib/json.js'
import type { ApiKeyOwner } from './api-keys.js'
import type { TeamContext, UserContext } from './context.js'
import type { ChangeableTeam } from './team-changes.js'
import type { InvitingTeam } from './team-invitations.js'
import type { TeamWithMembers } from './team-members.js'

type TeamMethods = ChangeableTeam & InvitingTeam & TeamWithMembers & ApiKeyOwner

/**
 * A team as its members see it, as read at one moment.
 *
 * @see spec, section 3
 */
export interface Team extends TeamMethods {
  readonly id: string
  readonly displayName: string
  readonly profileImageUrl: string | null
  readonly clientMetadata: Json
  readonly clientReadOnlyMetadata: Json
}

const nouns = async () => (await import('./nouns.js')).team

export function toTeam(user: UserContext & Tools, answer: Answered<typeof readTeam>): Team {
  const { id: teamId } = answer
  const ctx: TeamContext = {
    ...user,
    teamId,
    query: (name, given, load) => user.query(name, [teamId, ...given], load),
  }
  return Object.freeze({
    ...answer,
    ...user.lazily<TeamContext, ChangesOf<TeamMethods>>(ctx, {
      update: nouns,
      delete: nouns,
      inviteUser: nouns,
      createApiKey: nouns,
    }),
    ...user.reads<TeamContext, ReadsOf<TeamMethods>>(ctx, {
      listMembers: nouns,
      listInvitations: nouns,
      listApiKeys: nouns,
      getApiKey: nouns,
    }),
  })
}
