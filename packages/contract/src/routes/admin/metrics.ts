import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/metrics.js'

export const readMetrics = /* @__PURE__ */ route<typeof schema.readMetrics>()(
  'GET',
  '/internal/metrics',
  {
    access: ['admin'],
  },
)
