import { adminAccess, endpoint, of } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/metrics.js'

export const readMetrics = endpoint({
  method: 'GET',
  path: '/internal/metrics',
  access: adminAccess,
  strictQuery: false,
  wire: of<typeof schema.readMetrics>(),
})
