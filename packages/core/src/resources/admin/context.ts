import type { Memory, ReadsOf } from '../../cache/read.js'
import type { Context } from '../context.js'
import type { EmailAdministration } from './emails.js'
import type { EmailTemplateAdministration } from './email-templates.js'
import type { InternalApiKeyAdministration } from './internal-api-keys.js'
import type { MetricsReader } from './metrics.js'
import type { PermissionDefinitionAdministration } from './permission-definitions.js'
import type { ProjectAdministration } from './project.js'
import type { WebhookAdministration } from './webhooks.js'

/** Everything that can be configured of a project, or asked about it. */
export interface Administration
  extends
    ProjectAdministration,
    InternalApiKeyAdministration,
    PermissionDefinitionAdministration,
    EmailTemplateAdministration,
    EmailAdministration,
    WebhookAdministration,
    MetricsReader {}

/** What a noun of the project itself is given. Its calls speak with the access of an admin. */
export interface AdminContext extends Omit<Context, 'refresh'>, Memory {
  /** What a change does in the end: whatever is remembered under these names of methods is stale. */
  refresh(...names: readonly (keyof ReadsOf<Administration>)[]): Promise<void>
  /** What deleting the project does in the end: nothing of it is read again. */
  forget(): Promise<void>
}
