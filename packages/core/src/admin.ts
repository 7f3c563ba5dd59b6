export type { ProductionModeError } from '@latchkey/contract/production-mode'
export { AdminApp, type AdminAppOptions } from './app/admin-app.js'
export type { BaseAdminApp } from './app/base-admin-app.js'
export type { OwnedProject } from './app/current-server-user.js'
export type { ProjectOwnerSession } from './app/owner-access.js'
export type {
  AdminProject,
  AdminProjectPatch,
  NewProject,
} from './resources/admin/admin-project.js'
export type {
  AuditAction,
  AuditEvent,
  AuditLogOptions,
  AuditPage,
} from './resources/admin/audit-log.js'
export type {
  EmailTemplate,
  EmailTemplatePatch,
  EmailTemplateType,
} from './resources/admin/email-templates.js'
export type {
  SentEmail,
  SentEmailContent,
  SentEmailOptions,
  SentEmailPage,
  TestEmail,
  TestEmailError,
} from './resources/admin/emails.js'
export type {
  CreatedInternalApiKey,
  InternalApiKey,
  NewInternalApiKey,
} from './resources/admin/internal-api-keys.js'
export type {
  CreatedOAuthClient,
  NewOAuthClient,
  OAuthClient,
  OAuthClientPatch,
  OAuthGrantType,
  OAuthResource,
  OAuthServer,
  OAuthServerPatch,
} from './resources/admin/oauth-server.js'
export type { ActivityCounts, DailyCount, Metrics, MetricsUser } from './resources/admin/metrics.js'
export type {
  AddressRecord,
  ImportBatch,
  ImportResult,
  ImportResults,
  MembershipRecord,
  OAuthAccountRecord,
  PasskeyRecord,
  TeamRecord,
  UserExportOptions,
  UserRecord,
  UserRecordPage,
} from './resources/admin/user-migration.js'
export type {
  NewProjectInvitations,
  ProjectInvitation,
  ProjectMember,
  ProjectRole,
  SentProjectInvitations,
} from './resources/admin/project-members.js'
export type {
  SecurityNotification,
  SecurityNotificationPatch,
  SecurityNotificationType,
} from './resources/admin/security-notifications.js'
export type {
  UserCount,
  UserEntry,
  UserEntryPage,
  UserFilter,
  UserPageOptions,
} from './resources/admin/user-pages.js'
export type {
  NewOpenIdProvider,
  OpenIdCredential,
  OpenIdDiscovery,
  OpenIdProvider,
  OpenIdProviderPatch,
  OpenIdProviderSettings,
  OpenIdProviderTest,
} from './resources/admin/openid-providers.js'
export type {
  NewPermissionDefinition,
  PermissionDefinition,
  PermissionDefinitionPatch,
} from './resources/admin/permission-definitions.js'
export type {
  ConfigPatch,
  EmailConfig,
  MailServer,
  OAuthProvider,
  ProjectConfig,
  TrustedDomain,
} from './resources/admin/project-config.js'
