import * as z from 'zod/mini'
import { json, list, metadata, millis } from '../primitives.js'
import * as client from '../teams/teams.js'

/** A team, for server and admin access. */
export const team = z.extend(client.team, {
  server_metadata: z.nullable(json),
  created_at_millis: millis,
})

const serverFields = {
  client_read_only_metadata: z.optional(metadata),
  server_metadata: z.optional(metadata),
}

export const listTeams = { query: client.listTeams.query, response: list(team) }

export const createTeam = {
  query: client.createTeamQuery,
  body: z.extend(client.createTeam.body, serverFields),
  response: team,
}

export const readTeam = { response: team }

export const updateTeam = { body: z.extend(client.updateTeam.body, serverFields), response: team }
