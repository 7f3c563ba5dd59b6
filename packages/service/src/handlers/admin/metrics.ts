import { adminMetrics as routes } from '@latchkey/contract/routes'
import { adminMetrics as schemas } from '@latchkey/contract/schemas'
import { readMetrics } from '../../domain/metrics.js'
import { toServerUser } from '../../domain/user-answer.js'
import { implement } from '../../implement.js'

export const adminMetrics = implement(routes, schemas, {
  readMetrics: async ({ ctx, auth }) => {
    const metrics = await readMetrics(ctx, auth.project)
    return {
      total_users: metrics.totalUsers,
      daily_users: metrics.dailyUsers,
      daily_active_users: metrics.dailyActiveUsers,
      users_by_country: metrics.usersByCountry,
      recently_registered: metrics.recentlyRegistered.map(toServerUser),
      recently_active: metrics.recentlyActive.map(toServerUser),
      login_methods: metrics.loginMethods,
    }
  },
})
