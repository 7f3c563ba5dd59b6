export { AdminApp, type AdminAppOptions } from './apps/admin-app.js'
export type { AdminMethods } from './apps/admin-methods.js'
export type { OwnedProject } from './apps/owned-projects.js'
export type { ProjectOwnerSession } from './apps/owner-access.js'
export type { SentEmail, TestEmail } from './resources/admin/emails.js'
export type {
  EmailTemplate,
  EmailTemplatePatch,
  EmailTemplateType,
} from './resources/admin/email-templates.js'
export type {
  CreatedInternalApiKey,
  InternalApiKey,
  NewInternalApiKey,
} from './resources/admin/internal-api-keys.js'
export type { Metrics } from './resources/admin/metrics.js'
export type { NewProject } from './resources/admin/owned-projects.js'
export type {
  NewPermissionDefinition,
  PermissionDefinition,
  PermissionDefinitionPatch,
} from './resources/admin/permission-definitions.js'
export type { ProductionModeError } from '@latchkey/contract/production-mode'
export type {
  AdminProject,
  AdminProjectPatch,
  ProductionModeRefusal,
} from './resources/admin/project.js'
export type {
  ConfigPatch,
  EmailConfig,
  MailServer,
  OAuthProvider,
  ProjectConfig,
  TrustedDomain,
} from './resources/admin/project-config.js'
