import * as z from 'zod/mini'
import { list } from '../primitives.js'
import * as client from '../teams/team-member-profiles.js'
import { user } from './users.js'

/** A member of a team, for server and admin access. */
export const teamMemberProfile = z.extend(client.teamMemberProfile, { user })

export const listTeamMemberProfiles = {
  query: client.listQuery,
  response: list(teamMemberProfile),
}
export const readTeamMemberProfile = { response: teamMemberProfile }
export const updateTeamMemberProfile = { body: client.changes, response: teamMemberProfile }
