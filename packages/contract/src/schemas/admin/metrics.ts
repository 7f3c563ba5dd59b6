import * as z from 'zod/mini'
import { user } from '../server/users.js'

const days = z.array(z.strictObject({ date: z.string(), activity: z.int() }))

/** The metrics of a project over 31 days. */
export const readMetrics = {
  strictQuery: false,
  response: z.strictObject({
    total_users: z.int(),
    daily_users: days,
    daily_active_users: days,
    users_by_country: z.record(z.string(), z.int()),
    recently_registered: z.array(user),
    recently_active: z.array(user),
    login_methods: z.array(z.strictObject({ method: z.string(), count: z.int() })),
  }),
}
