import * as z from 'zod/mini'
import { emailTemplateType } from './emails.js'
import { securityNotificationType } from './security-notifications.js'
import { foreignId, permissionId, userIdOrMe, uuid } from './primitives.js'

/** Path parameters that are not UUIDs. */
const schemas = new Map<string, z.core.$ZodType>([
  ['user_id', userIdOrMe],
  ['permission_id', permissionId],
  // A malformed project ID gets the same response as an unknown one; a provider has an error code for it.
  ['project_id', z.string()],
  ['provider_id', z.string()],
  ['client_id', foreignId],
  ['request_id', foreignId],
  ['provider_account_id', foreignId],
  ['type', emailTemplateType],
  ['notification_type', securityNotificationType],
])

/** Returns the schema of a path parameter by its name. */
export const pathParameter = (name: string): z.core.$ZodType => schemas.get(name) ?? uuid
