import type { CurrentUser, Session } from '@latchkey/core'
import { useQueryOf } from '../../lib/use-query-of.js'
import { useSnapshot } from '../../lib/use-query.js'

/** Whether another person impersonates this user; undefined while unknown. */
export function useIsImpersonated(user: CurrentUser): boolean | undefined {
  const sessions = useSnapshot(useQueryOf(user, 'listSessions')).data
  return sessions && isImpersonation(sessions)
}

/** The service leaves impersonation sessions out of the user's list of sessions. */
export const isImpersonation = (
  sessions: readonly Pick<Session, 'isCurrentSession' | 'isImpersonation'>[],
): boolean => sessions.find((session) => session.isCurrentSession)?.isImpersonation ?? true
