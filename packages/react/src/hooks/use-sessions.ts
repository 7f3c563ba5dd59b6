import type { CurrentUser, Session } from '@latchkey/core'
import { useQuery } from '../use-query.js'

/** Everywhere that a user is signed in, newest first. Suspends until that is known. */
export const useSessions = (user: CurrentUser): Session[] => useQuery(user.listSessions.query())
