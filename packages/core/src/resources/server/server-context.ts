import type { Memory, reads } from '../../cache/read.js'
import type { lazily } from '../../lib/lazily.js'
import type { Context, TeamContext, UserContext } from '../context.js'
import type { ofSession } from '../../apps/of-session.js'

/** What a noun is given that speaks with a secret key, and what makes the methods of its models. */
export interface ServerContext extends Context, Memory {
  readonly lazily: typeof lazily
  readonly reads: typeof reads
  readonly ofSession: typeof ofSession
  /** What a deletion does in the end: what has this in its name is not read again, and all else is. */
  forget(gone: string): Promise<void>
}

/** What a noun of one user is given, whose id is said. */
export type ServerUserContext = ServerContext & UserContext
/** What a noun of one team is given. */
export type ServerTeamContext = ServerContext & TeamContext
