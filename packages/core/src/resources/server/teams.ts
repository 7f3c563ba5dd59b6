import * as routes from '@latchkey/contract/routes/server/teams'
import type { Read } from '../../cache/read.js'
import type { NewTeam } from '../teams.js'
import { checkApiKey } from './api-keys.js'
import { type Metadata, metadataOf } from './metadata.js'
import type { ServerContext } from './server-context.js'
import { type ServerTeam, serverTeamModel } from './server-team.js'

export interface NewServerTeam extends NewTeam, Metadata {
  /** Any URL, at most 1 000 000 characters. */
  profileImageUrl?: string | null | undefined
  /** Becomes the first member, with the permissions of creators of teams. Default: nobody. */
  creatorUserId?: string
}

export interface ServerTeams {
  /**
   * A team, by its id or by a valid API key of it; null when there is none.
   *
   * @example const team = await app.getTeam({ apiKey: request.headers.get('x-api-key') })
   */
  readonly getTeam: ((given: { apiKey: string | null | undefined }) => Promise<ServerTeam | null>) &
    Read<ServerTeam | null, [id: string]>
  /** Every team of the project, oldest first. */
  readonly listTeams: Read<ServerTeam[]>
  /**
   * Creates a team, and selects it for nobody. Rejects with `USER_NOT_FOUND` when there is no such
   * creator.
   *
   * @example const team = await app.createTeam({ displayName: 'Engines', creatorUserId: user.id })
   * @throws TypeError when metadata is not plain JSON
   * @see protocol, section 3.11
   */
  createTeam(team: NewServerTeam): Promise<ServerTeam>
}

export async function getTeam(
  ctx: ServerContext,
  given: string | { apiKey: string | null | undefined },
): Promise<ServerTeam | null> {
  const key =
    typeof given === 'string' ? null : await checkApiKey(ctx, given.apiKey, { type: 'team' })
  const id = typeof given === 'string' ? given : key?.teamId
  if (id === undefined) return null
  const result = await ctx.attempt(routes.readTeam, { params: { team_id: id } })
  return result.status === 'ok' ? serverTeamModel(ctx)(result.data) : null
}

export async function listTeams(ctx: ServerContext): Promise<ServerTeam[]> {
  const { items } = await ctx.call(routes.listTeams, { query: {} })
  return items.map(serverTeamModel(ctx))
}

export const newTeamBody = async (ctx: ServerContext, team: NewServerTeam) => ({
  display_name: team.displayName,
  profile_image_url: team.profileImageUrl,
  creator_user_id: team.creatorUserId,
  ...(await metadataOf(ctx, team)),
})

export async function createTeam(ctx: ServerContext, team: NewServerTeam): Promise<ServerTeam> {
  const body = await newTeamBody(ctx, team)
  const made = await ctx.call(routes.createTeam, { query: {}, body })
  await ctx.refresh()
  return serverTeamModel(ctx)(made)
}
