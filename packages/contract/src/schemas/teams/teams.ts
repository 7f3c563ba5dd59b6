import * as z from 'zod/mini'
import {
  json,
  keptId,
  list,
  metadata,
  nameText,
  nothing,
  pictureUrl,
  success,
  userIdOrMe,
  uuid,
  millis,
} from '../primitives.js'

/** A team, for client access. */
export const team = z.strictObject({
  id: uuid,
  display_name: z.string(),
  profile_image_url: z.nullable(z.string()),
  client_metadata: z.nullable(json),
  client_read_only_metadata: z.nullable(json),
})

const teamFields = {
  profile_image_url: z.optional(z.nullable(pictureUrl)),
  client_metadata: z.optional(metadata),
}

/** The older form of `creator_user_id`: makes the caller the first member. */
export const createTeamQuery = z.strictObject({ add_current_user: z.optional(z.boolean()) })

export const listTeams = {
  query: z.strictObject({ user_id: z.optional(userIdOrMe) }),
  response: list(team),
}

export const createTeam = {
  query: createTeamQuery,
  body: z.strictObject({
    display_name: nameText,
    ...teamFields,
    creator_user_id: z.optional(userIdOrMe),
  }),
  response: team,
}

export const readTeam = { response: team }

export const updateTeam = {
  body: z.strictObject({ display_name: z.optional(nameText), ...teamFields }),
  response: team,
}

export const deleteTeam = { body: nothing, response: success }

/** A team, for server and admin access. */
export const serverTeam = z.extend(team, {
  server_metadata: z.nullable(json),
  created_at_millis: millis,
})

const serverFields = {
  client_read_only_metadata: z.optional(metadata),
  server_metadata: z.optional(metadata),
}

export const listTeamsByServer = { query: listTeams.query, response: list(serverTeam) }

export const createTeamByServer = {
  query: createTeamQuery,
  /** With an ID, the team keeps the one that it has elsewhere. */
  body: z.extend(createTeam.body, { ...serverFields, id: z.optional(keptId) }),
  response: serverTeam,
}

export const readTeamByServer = { response: serverTeam }

export const updateTeamByServer = {
  body: z.extend(updateTeam.body, serverFields),
  response: serverTeam,
}
