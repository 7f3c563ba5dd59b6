import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/metrics.js'

export const readMetrics = {
  method: 'GET',
  path: '/internal/metrics',
  access: ['admin'],
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.readMetrics>,
} as const satisfies Endpoint
