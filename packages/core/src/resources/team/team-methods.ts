import {
  deleteTeamMembership,
  listTeamMemberAccounts,
  listTeamMemberProfiles,
} from '@latchkey/contract/routes/teams/team-members'
import * as routes from '@latchkey/contract/routes/teams/teams'
import { MEMBERSHIP_METHODS, TEAM_METHODS } from '../../client/changes.js'
import { type Json, plainJson } from '../../lib/json.js'
import type { TeamScope } from '../scope.js'
import type { TeamProfileFields } from './team-profile.js'

// The methods of teams are loaded together: pages that use one of them use others too.
export { createApiKey, getApiKey, listApiKeys } from '../api-keys.js'
export { inviteUser, listInvitations } from './team-invitations.js'

/** Changes of a team. A field that is not set stays unchanged. */
export interface TeamPatch {
  /** The name of the team. */
  displayName?: string | undefined
  /** A base64 picture as a data URL, at most 1,000,000 characters; null removes it. */
  profileImageUrl?: string | null | undefined
  /** Replaces the whole value. */
  clientMetadata?: Json
}

/** A member of a team. */
export interface TeamMember {
  /** The user's ID. */
  readonly id: string
  /** The name and the picture of the member in this team. */
  readonly profile: TeamProfileFields
}

/** The address and the permissions of a member. */
export interface TeamMemberAccount {
  /** The user's ID. */
  readonly id: string
  /** The primary address; null if the user has none. */
  readonly primaryEmail: string | null
  /** The IDs of the permissions that were granted to the member, such as `team_admin`. */
  readonly permissionIds: readonly string[]
}

export async function updateTeam(
  { client, http, teamId }: TeamScope,
  { displayName, profileImageUrl, clientMetadata }: TeamPatch,
): Promise<void> {
  const body = {
    displayName,
    profileImageUrl,
    clientMetadata: clientMetadata === undefined ? undefined : plainJson(clientMetadata),
  }
  await http.request(routes.updateTeam, { params: { teamId }, body })
  await client.invalidate(...TEAM_METHODS, 'user')
}

export async function deleteTeam({ client, http, teamId }: TeamScope): Promise<void> {
  await http.request(routes.deleteTeam, { params: { teamId } })
  await client.invalidate(...MEMBERSHIP_METHODS, 'user')
}

export async function removeUser(
  { client, http, teamId }: TeamScope,
  userId: string,
): Promise<void> {
  await http.request(deleteTeamMembership, { params: { teamId, userId } })
  // The caller may be the user who was removed.
  await client.invalidate('listMembers', 'listMemberAccounts', ...MEMBERSHIP_METHODS, 'user')
}

export async function listMembers({ http, teamId }: TeamScope): Promise<TeamMember[]> {
  const { items } = await http.request(listTeamMemberProfiles, { query: { teamId } })
  return items.map(({ userId: id, displayName, profileImageUrl }) =>
    Object.freeze({ id, profile: Object.freeze({ displayName, profileImageUrl }) }),
  )
}

export async function listMemberAccounts({
  http,
  teamId,
}: TeamScope): Promise<TeamMemberAccount[] | null> {
  const input = { query: { teamId } }
  const result = await http.requestResult(listTeamMemberAccounts, input, {
    expect: ['FEATURE_NOT_SUPPORTED'],
  })
  if (result.status === 'error') return null
  return result.data.items.map(({ userId: id, primaryEmail, permissionIds }) =>
    Object.freeze({ id, primaryEmail, permissionIds }),
  )
}
