import { adminMetrics as routes } from '@latchkey/contract/routes'
import { adminMetrics as schemas } from '@latchkey/contract/schemas'
import { readMetrics } from './metrics.js'
import { toServerUser } from '../users/user-response.js'
import { implement } from '../http/implement.js'

export const adminMetrics = implement(routes, schemas, {
  readMetrics: async ({ ctx, auth }) => {
    const metrics = await readMetrics(ctx, auth.project)
    return {
      ...metrics,
      recentlyRegistered: metrics.recentlyRegistered.map(toServerUser),
      recentlyActive: metrics.recentlyActive.map(toServerUser),
    }
  },
})
