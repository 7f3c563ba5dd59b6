import * as z from 'zod/mini'
import { list, nameText, pictureUrl, userIdOrMe, uuid, nothing, success } from '../primitives.js'
import { user } from '../users.js'

/** The profile of a member in a team. Without a name or picture of its own, it has the ones of the user. */
export const teamMemberProfile = z.strictObject({
  team_id: uuid,
  user_id: uuid,
  display_name: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
})

export const listQuery = z.strictObject({
  team_id: z.optional(uuid),
  user_id: z.optional(userIdOrMe),
})

export const changes = z.strictObject({
  display_name: z.optional(nameText),
  profile_image_url: z.optional(z.nullable(pictureUrl)),
})

export const listTeamMemberProfiles = { query: listQuery, response: list(teamMemberProfile) }

export const readTeamMemberProfile = { response: teamMemberProfile }

export const updateTeamMemberProfile = { body: changes, response: teamMemberProfile }

export const deleteTeamMembership = { body: nothing, response: success }

/** The address and the permissions of a member, for members who may remove others. */
export const teamMemberAccount = z.strictObject({
  user_id: uuid,
  primary_email: z.nullable(z.string()),
  /** The permissions that were granted to the member, without the ones that they contain. */
  permission_ids: z.array(z.string()),
})

export const listTeamMemberAccounts = {
  query: z.strictObject({ team_id: uuid }),
  response: list(teamMemberAccount),
}

/** A member of a team, for server and admin access. */
export const serverTeamMemberProfile = z.extend(teamMemberProfile, { user })

export const listTeamMemberProfilesByServer = {
  query: listQuery,
  response: list(serverTeamMemberProfile),
}

export const readTeamMemberProfileByServer = { response: serverTeamMemberProfile }

export const updateTeamMemberProfileByServer = { body: changes, response: serverTeamMemberProfile }

export const createTeamMembership = {
  body: nothing,
  response: z.strictObject({ team_id: uuid, user_id: uuid }),
}
