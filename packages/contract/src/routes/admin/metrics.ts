import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/metrics.js'

export const readMetrics = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readMetrics>,
  path: '/internal/metrics',
  access: ['admin'],
} as const satisfies Endpoint
