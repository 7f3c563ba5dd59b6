import type { readTeam } from '@latchkey/contract/routes/server/teams'
import type { ChangesOf, ReadsOf } from '../../cache/read.js'
import type { Answered } from '../../http/call.js'
import type { Json } from '../../lib/json.js'
import { lateMethods } from '../../lib/late-methods.js'
import type { Verbs } from '../../lib/lazily.js'
import type { ApiKeyOwner } from '../api-keys.js'
import type { InvitingTeam } from '../team-invitations.js'
import type { ServerContext, ServerTeamContext, ServerUserContext } from './server-context.js'
import type { ServerTeamMembers } from './team-members.js'
import type { ServerTeamChanges } from './team-changes.js'

interface ServerTeamMethods
  extends ServerTeamChanges, ServerTeamMembers, InvitingTeam, ApiKeyOwner {}

/**
 * A team as the project's own server sees it, as read at one moment. Nothing here asks for permissions.
 *
 * @see spec, section 3
 */
export interface ServerTeam extends ServerTeamMethods {
  readonly id: string
  readonly displayName: string
  readonly profileImageUrl: string | null
  readonly clientMetadata: Json
  readonly clientReadOnlyMetadata: Json
  /** Only servers see it. */
  readonly serverMetadata: Json
  readonly createdAt: Date
}

const nouns = async () => (await import('./nouns.js')).team
const sameNouns = async () => (await import('../nouns.js')).team

const changes: Verbs<ServerTeamContext, ChangesOf<ServerTeamMethods>> = {
  update: nouns,
  delete: sameNouns,
  addUser: nouns,
  removeUser: nouns,
  inviteUser: sameNouns,
  createApiKey: sameNouns,
}

const reading: Verbs<ServerTeamContext, ReadsOf<ServerTeamMethods>> = {
  listMembers: nouns,
  getMember: nouns,
  listInvitations: sameNouns,
  listApiKeys: sameNouns,
  getApiKey: sameNouns,
}

export type TeamAnswer = Answered<typeof readTeam>

/** A context for the nouns of a user, by id. */
export const userContext = (ctx: ServerContext, subject: string): ServerUserContext => ({
  ...ctx,
  subject,
  // Whoever speaks with a secret key is answered with the whole team.
  team: (answer) => serverTeamModel(ctx)(answer as TeamAnswer),
  query: (name, given, load) => ctx.query(name, [subject, ...given], load),
})

/** Makes models of teams. */
export function serverTeamModel(ctx: ServerContext): (answer: TeamAnswer) => ServerTeam {
  const names = [...Object.keys(changes), ...Object.keys(reading)]
  const methods = lateMethods(names, ({ id }: TeamAnswer): ServerTeamMethods => {
    const own = { ...userContext(ctx, id), teamId: id }
    return { ...ctx.lazily(own, changes), ...ctx.reads(own, reading) }
  })
  return (answer) => Object.freeze(Object.assign(Object.create(methods) as typeof methods, answer))
}
