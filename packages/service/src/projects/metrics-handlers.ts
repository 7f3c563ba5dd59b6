import { adminMetrics as routes } from '@latchkey/contract/routes'
import { adminMetrics as schemas } from '@latchkey/contract/schemas'
import { readMetrics } from './metrics.js'
import { toServerUser } from '../users/user-response.js'
import type { User } from '../users/user-view.js'
import { implement } from '../http/implement.js'

export const adminMetrics = implement(routes, schemas, {
  readMetrics: async (call) => {
    const { ctx, auth } = call
    const metrics = await readMetrics(ctx, auth.project)
    const toResponse = (user: User) => toServerUser(user, call)
    return {
      ...metrics,
      recentlyRegistered: metrics.recentlyRegistered.map(toResponse),
      recentlyActive: metrics.recentlyActive.map(toResponse),
    }
  },
})
