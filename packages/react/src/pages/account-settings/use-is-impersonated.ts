import type { CurrentUser, Session } from '@latchkey/core'
import { useSnapshot } from '../../lib/use-query.js'
import { useQueryOf } from '../../lib/use-query-of.js'

/** Whether somebody acts in this person's name; undefined while nobody knows. */
export function useIsImpersonated(user: CurrentUser): boolean | undefined {
  const sessions = useSnapshot(useQueryOf(user, 'listSessions')).data
  return sessions && isImpersonation(sessions)
}

/** Sessions of those who act in somebody's name are not in that person's list (protocol, section 3.6). */
export const isImpersonation = (
  sessions: readonly Pick<Session, 'isCurrentSession' | 'isImpersonation'>[],
): boolean => sessions.find((session) => session.isCurrentSession)?.isImpersonation ?? true
