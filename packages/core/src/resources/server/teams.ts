import {
  createTeamMembership,
  listTeamMemberProfilesByServer as listTeamMemberProfiles,
} from '@latchkey/contract/routes/teams/team-members'
import * as routes from '@latchkey/contract/routes/teams/teams'
import { updateUser } from '@latchkey/contract/routes/users'
import type { ResponseOf } from '../../http/http-client.js'
import type { ServerScope, TeamScope, UserScope } from '../scope.js'
import type { TeamPatch } from '../team/team-methods.js'
import type { NewTeam } from '../user/teams.js'
import { checkedMetadata, type Metadata } from './metadata.js'

/** A team as the service returns it. */
export type TeamFields = ResponseOf<typeof routes.readTeamByServer>

/** A new team, with metadata. */
export interface NewServerTeam extends NewTeam, Metadata {
  /** The ID that the team has in another system: a UUID of version 4. Default: a new one. */
  id?: string
  /** Any URL, at most 1,000,000 characters. */
  profileImageUrl?: string | null | undefined
  /** The user who becomes the first member, with the permissions of team creators. Default: no member. */
  creatorUserId?: string
}

/** Changes of a team. A field that is not set stays unchanged; metadata is replaced as a whole. */
export interface ServerTeamPatch extends TeamPatch, Metadata {
  /** Any URL, at most 1,000,000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
}

/** Resolves to null if the team does not exist, also for a text that is no ID. */
export async function readTeam(scope: ServerScope, teamId: string): Promise<TeamFields | null> {
  const result = await scope.http.requestResult(
    routes.readTeamByServer,
    { params: { teamId } },
    { expect: ['TEAM_NOT_FOUND', 'SCHEMA_ERROR'] },
  )
  return result.status === 'ok' ? result.data : null
}

/** Deletes a team. What is shown of it stays, and is not read again. */
export async function deleteTeam({ client, http, teamId }: TeamScope): Promise<void> {
  await http.request(routes.deleteTeam, { params: { teamId } })
  await client.changes.emit({ type: 'deleted', id: teamId })
}

export async function listTeams(scope: ServerScope): Promise<TeamFields[]> {
  const { items } = await scope.http.request(routes.listTeamsByServer, { query: {} })
  return items
}

const newTeamBody = (team: NewServerTeam) => ({
  id: team.id,
  displayName: team.displayName,
  profileImageUrl: team.profileImageUrl,
  creatorUserId: team.creatorUserId,
  ...checkedMetadata(team),
})

export async function createTeam(scope: ServerScope, team: NewServerTeam): Promise<TeamFields> {
  const input = { query: {}, body: newTeamBody(team) }
  const created = await scope.http.request(routes.createTeamByServer, input)
  await scope.client.invalidateAll()
  return created
}

export async function listTeamsOfUser({ http, userId }: UserScope): Promise<TeamFields[]> {
  const { items } = await http.request(routes.listTeamsByServer, { query: { userId } })
  return items
}

/** Creates a team whose first member is the user, and selects it for the user. */
export async function createTeamOfUser(
  { client, http, userId }: UserScope,
  team: Omit<NewServerTeam, 'creatorUserId'>,
): Promise<TeamFields> {
  const body = newTeamBody({ ...team, creatorUserId: userId })
  const created = await http.request(routes.createTeamByServer, { query: {}, body })
  await http.request(updateUser, { params: { userId }, body: { selectedTeamId: created.id } })
  await client.invalidateAll()
  return created
}

export async function updateTeam(
  { client, http, teamId }: TeamScope,
  patch: ServerTeamPatch,
): Promise<void> {
  const body = {
    displayName: patch.displayName,
    profileImageUrl: patch.profileImageUrl,
    ...checkedMetadata(patch),
  }
  await http.request(routes.updateTeamByServer, { params: { teamId }, body })
  await client.invalidateAll()
}

export async function addUser({ client, http, teamId }: TeamScope, userId: string): Promise<void> {
  await http.request(createTeamMembership, { params: { teamId, userId } })
  await client.invalidateAll()
}

/** A member of a team as the service returns it. */
export type TeamMemberFields = ResponseOf<typeof listTeamMemberProfiles>['items'][number]

export async function listMembers({ http, teamId }: TeamScope): Promise<TeamMemberFields[]> {
  const { items } = await http.request(listTeamMemberProfiles, { query: { teamId } })
  return items
}

/** Resolves to null if the user is not a member or does not exist. */
export async function readMember(
  { http, teamId }: TeamScope,
  userId: string,
): Promise<TeamMemberFields | null> {
  const result = await http.requestResult(
    listTeamMemberProfiles,
    { query: { teamId, userId } },
    { expect: ['USER_NOT_FOUND'] },
  )
  return result.status === 'ok' ? (result.data.items[0] ?? null) : null
}
