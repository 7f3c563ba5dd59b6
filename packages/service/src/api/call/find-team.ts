import { fail } from '@latchkey/contract/errors'
import type { Team } from '../../db/schema.js'
import { findTeam } from '../../domain/teams/teams.js'
import type { Call } from './call.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

/** Finds a team of the project, or rejects with TEAM_NOT_FOUND. */
export async function findTeamOrReject({ ctx, auth }: Caller, id: string): Promise<Team> {
  return requireTeam(await findTeam(ctx.db, auth.project.id, id), id)
}

/** The same for the result of a query for a team. */
export function requireTeam(team: Team | undefined, id: string): Team {
  if (team === undefined) throw fail('TEAM_NOT_FOUND', { teamId: id })
  return team
}
