import type { CurrentUser, Session } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/** Everywhere that a user is signed in, newest first. Suspends until that is known. */
export const useSessions = (user: CurrentUser): Session[] =>
  useQuery(useQueryOf(user, 'listSessions'))
