import type { ServerUser } from '@latchkey/core/server'
import { useNewestEvents } from '../audit-log/use-newest-events.js'

/** How many events the page of a user shows at first. The audit log has the rest. */
export const RECENT = 6

/** The query of these events. The list of users reads it again after a ban, and does not load how they are shown. */
export const useActivity = (user: ServerUser) => useNewestEvents({ userId: user.id }, RECENT)
