import * as z from 'zod/mini'
import { descriptionText, list, millis, userIdOrMe, uuid, success } from './primitives.js'

const keyFields = {
  id: uuid,
  description: z.string(),
  /** Absent if the key never expires. */
  expires_at_millis: z.optional(millis),
  manually_revoked_at_millis: z.optional(millis),
  created_at_millis: millis,
  is_public: z.boolean(),
}

const lastFour = z.strictObject({ last_four: z.string() })

const ofUser = { type: z.literal('user'), user_id: uuid }

const ofTeam = { type: z.literal('team'), team_id: uuid }

/** An API key of a user. Only the response that creates it contains the key itself. */
export const userApiKey = z.strictObject({ ...keyFields, ...ofUser, value: lastFour })

/** An API key of a team. Only the response that creates it contains the key itself. */
export const teamApiKey = z.strictObject({ ...keyFields, ...ofTeam, value: lastFour })

const newKey = {
  description: descriptionText,
  expires_at_millis: z.nullable(millis),
  is_public: z.optional(z.boolean()),
}

const changes = z.strictObject({
  description: z.optional(descriptionText),
  /** Null for a key that never expires. */
  expires_at_millis: z.optional(z.nullable(millis)),
  /** A revoked key cannot be restored. */
  revoked: z.optional(z.literal(true)),
})

export const listUserApiKeys = {
  query: z.strictObject({ user_id: userIdOrMe }),
  response: list(userApiKey),
}

export const createUserApiKey = {
  strictQuery: false,
  body: z.strictObject({ user_id: userIdOrMe, ...newKey }),
  response: z.strictObject({ ...keyFields, ...ofUser, value: z.string() }),
}

const userQuery = z.strictObject({ user_id: z.optional(userIdOrMe) })

export const readUserApiKey = { query: userQuery, response: userApiKey }

export const updateUserApiKey = { query: userQuery, body: changes, response: userApiKey }

const teamQuery = z.strictObject({ team_id: uuid })

export const listTeamApiKeys = { query: teamQuery, response: list(teamApiKey) }

export const createTeamApiKey = {
  strictQuery: false,
  body: z.strictObject({ team_id: uuid, ...newKey }),
  response: z.strictObject({ ...keyFields, ...ofTeam, value: z.string() }),
}

export const readTeamApiKey = { query: teamQuery, response: teamApiKey }

export const updateTeamApiKey = { query: teamQuery, body: changes, response: teamApiKey }

const body = z.strictObject({ api_key: z.string() })

export const checkUserApiKey = { strictQuery: false, body, response: userApiKey }

export const checkTeamApiKey = { strictQuery: false, body, response: teamApiKey }

export const revokeLeakedApiKey = { strictQuery: false, body, response: success }
