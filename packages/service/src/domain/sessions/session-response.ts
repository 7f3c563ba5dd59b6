import { parseDevice } from '../../lib/requests/device.js'
import type { Session } from './sessions.js'

/** A session as the recorded protocol has it. */
export const toSession = (session: Session, currentId: string | undefined) => ({
  id: session.id,
  userId: session.userId,
  createdAt: session.createdAt,
  lastUsedAt: session.lastUsedAt,
  isImpersonation: session.isImpersonation,
  isCurrentSession: session.id === currentId,
  ...(session.lastUsedIpInfo !== null && {
    lastUsedAtEndUserIpInfo: session.lastUsedIpInfo,
  }),
})

/** A session with the device and the sign-in that it belongs to. */
export function toSessionWithDevice(session: Session, currentId: string | undefined) {
  const { browser, system, type, name } = parseDevice(session.userAgent)
  return {
    ...toSession(session, currentId),
    // A program that is not a browser has only a name.
    browser: browser ?? (system === null ? name : null),
    operatingSystem: system,
    deviceType: type,
    signInMethod: session.signInMethod,
    signInProviderId: session.signInProviderId,
  }
}
