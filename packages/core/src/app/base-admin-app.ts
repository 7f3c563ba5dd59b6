import {
  type AdminProject,
  getProject,
  getWebhooksToken,
  uploadLogo,
} from '../resources/admin/admin-project.js'
import { type AuditLogOptions, listAuditEvents } from '../resources/admin/audit-log.js'
import {
  type EmailTemplatePatch,
  type EmailTemplateType,
  listEmailTemplates,
  resetEmailTemplate,
  testEmailTemplate,
  updateEmailTemplate,
} from '../resources/admin/email-templates.js'
import {
  getSentEmail,
  listSentEmails,
  resendEmail,
  sendSignInInvitationEmail,
  sendTestEmail,
  type SentEmailOptions,
  type TestEmail,
} from '../resources/admin/emails.js'
import {
  createInternalApiKey,
  listInternalApiKeys,
  type NewInternalApiKey,
} from '../resources/admin/internal-api-keys.js'
import { type ActivityCounts, getActivity, getMetrics } from '../resources/admin/metrics.js'
import {
  type CreatedOAuthClient,
  createOAuthClient,
  deleteOAuthClient,
  getOAuthServer,
  listOAuthClients,
  type NewOAuthClient,
  type OAuthClient,
  type OAuthClientPatch,
  type OAuthServer,
  type OAuthServerPatch,
  updateOAuthClient,
  updateOAuthServer,
} from '../resources/admin/oauth-server.js'
import {
  createOpenIdProvider,
  deleteOpenIdProvider,
  discoverOpenIdProvider,
  listOpenIdProviders,
  type NewOpenIdProvider,
  type OpenIdProviderPatch,
  testOpenIdSignIn,
  updateOpenIdProvider,
} from '../resources/admin/openid-providers.js'
import {
  createPermissionDefinition,
  deletePermissionDefinition,
  listPermissionDefinitions,
  type NewPermissionDefinition,
  type PermissionDefinitionPatch,
  updatePermissionDefinition,
} from '../resources/admin/permission-definitions.js'
import {
  inviteProjectMembers,
  listProjectInvitations,
  listProjectMembers,
  type NewProjectInvitations,
  type ProjectInvitation,
  type ProjectMember,
  type SentProjectInvitations,
} from '../resources/admin/project-members.js'
import {
  listSecurityNotifications,
  resetSecurityNotification,
  type SecurityNotificationPatch,
  type SecurityNotificationType,
  updateSecurityNotification,
} from '../resources/admin/security-notifications.js'
import {
  exportUsers,
  type ImportBatch,
  type ImportResults,
  importUsers,
  type UserExportOptions,
  type UserRecordPage,
} from '../resources/admin/user-migration.js'
import {
  getUserCount,
  getUserPage,
  type UserCount,
  type UserEntryPage,
  type UserFilter,
  type UserPageOptions,
} from '../resources/admin/user-pages.js'
import type { ServerUser } from '../resources/server/server-user-and-team.js'
import { BaseServerApp } from './base-server-app.js'

/**
 * The methods of an app that configures its project: an `AdminApp`, or the app of a project that the signed-in user owns.
 *
 * @typeParam User the model of the signed-in user
 */
export class BaseAdminApp<User extends ServerUser = ServerUser> extends BaseServerApp<User> {
  /**
   * Resolves to the project with its whole configuration.
   *
   * @example const { config } = await app.getProject()
   */
  override getProject(): Promise<AdminProject> {
    return getProject(this.scope)
  }

  /** Lists the project's sets of keys, newest first, including revoked and expired ones. */
  async listInternalApiKeys() {
    return listInternalApiKeys(this.scope)
  }

  /**
   * Creates a set of keys. Only the result contains the whole keys.
   *
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   * @example
   * const expiresAt = new Date(Date.now() + 90 * 86_400_000)
   * const key = await app.createInternalApiKey({ description: 'CI', expiresAt, hasSecretServerKey: true })
   */
  async createInternalApiKey(key: NewInternalApiKey) {
    return createInternalApiKey(this.scope, key)
  }

  /** Resolves to the settings of the project's authorization server, with which users sign in to other apps. */
  getOAuthServer(): Promise<OAuthServer> {
    return getOAuthServer(this.scope)
  }

  /**
   * Changes the authorization server of the project. It is off by default. Rejects with `RECENT_SIGN_IN_REQUIRED` for an owner who
   * signed in long ago.
   *
   * @example
   * const { issuer } = await app.updateOAuthServer({
   *   isEnabled: true,
   *   consentUrl: 'https://app.example.com/handler/oauth-consent',
   * })
   * @see RFC 8414; RFC 9700
   */
  updateOAuthServer(patch: OAuthServerPatch): Promise<OAuthServer> {
    return updateOAuthServer(this.scope, patch)
  }

  /** Lists the apps, tools and services that use the authorization server, oldest first. */
  listOAuthClients(): Promise<OAuthClient[]> {
    return listOAuthClients(this.scope)
  }

  /**
   * Creates a client of the authorization server. Only the result contains its secret. Rejects with `RECENT_SIGN_IN_REQUIRED` for
   * an owner who signed in long ago.
   *
   * @example
   * const { id, clientSecret } = await app.createOAuthClient({
   *   displayName: 'Second app',
   *   redirectUrls: ['https://second.example.com/callback'],
   * })
   * @see RFC 6749, section 2; RFC 9700, section 2.1
   */
  createOAuthClient(fields: NewOAuthClient): Promise<CreatedOAuthClient> {
    return createOAuthClient(this.scope, fields)
  }

  /**
   * Changes a client. Its tokens stay. Rejects if the project has no client with this ID, and with `RECENT_SIGN_IN_REQUIRED` for an
   * owner who signed in long ago.
   *
   * @example await app.updateOAuthClient(id, { scopes: ['openid', 'notes:read'] })
   */
  updateOAuthClient(id: string, patch: OAuthClientPatch): Promise<OAuthClient> {
    return updateOAuthClient(this.scope, id, patch)
  }

  /**
   * Deletes a client with its grants and tokens. Rejects if the project has no client with this ID, and with
   * `RECENT_SIGN_IN_REQUIRED` for an owner who signed in long ago.
   */
  deleteOAuthClient(id: string): Promise<void> {
    return deleteOAuthClient(this.scope, id)
  }

  /** Lists the permissions that exist in teams, by ID, including those of the service. */
  async listTeamPermissionDefinitions() {
    return listPermissionDefinitions(this.scope, 'team')
  }

  /** Lists the permissions that exist in the project, by ID. The service has none of its own there. */
  async listProjectPermissionDefinitions() {
    return listPermissionDefinitions(this.scope, 'project')
  }

  /**
   * Defines a permission in teams. Rejects with `PERMISSION_ID_ALREADY_EXISTS`, and with
   * `CONTAINED_PERMISSION_NOT_FOUND` if a contained one is not defined for teams.
   *
   * @example
   * await app.createTeamPermissionDefinition({ id: 'billing', containedPermissionIds: ['$read_members'] })
   */
  async createTeamPermissionDefinition(definition: NewPermissionDefinition) {
    return createPermissionDefinition(this.scope, 'team', definition)
  }

  /**
   * Defines a permission in the project. Rejects with `PERMISSION_ID_ALREADY_EXISTS`, and with
   * `CONTAINED_PERMISSION_NOT_FOUND` if a contained one is not defined for the project.
   */
  async createProjectPermissionDefinition(definition: NewPermissionDefinition) {
    return createPermissionDefinition(this.scope, 'project', definition)
  }

  /**
   * Changes a permission in teams. Rejects with the same codes as its creation, and with `PERMISSION_NOT_FOUND`, also for
   * a permission of the service.
   *
   * @example await app.updateTeamPermissionDefinition('billing', { id: 'invoices' })
   */
  async updateTeamPermissionDefinition(id: string, patch: PermissionDefinitionPatch) {
    return updatePermissionDefinition(this.scope, 'team', id, patch)
  }

  /** Changes a permission in the project. Rejects with the same codes as its creation, and with `PERMISSION_NOT_FOUND`. */
  async updateProjectPermissionDefinition(id: string, patch: PermissionDefinitionPatch) {
    return updatePermissionDefinition(this.scope, 'project', id, patch)
  }

  /**
   * Deletes a permission in teams: it is revoked for all users and removed from other permissions. Rejects with
   * `PERMISSION_NOT_FOUND`, also for a permission of the service.
   */
  async deleteTeamPermissionDefinition(id: string) {
    return deletePermissionDefinition(this.scope, 'team', id)
  }

  /**
   * Deletes a permission in the project: it is revoked for all users and removed from other permissions. Rejects with
   * `PERMISSION_NOT_FOUND`.
   */
  async deleteProjectPermissionDefinition(id: string) {
    return deletePermissionDefinition(this.scope, 'project', id)
  }

  /** Lists the content of every email. */
  async listEmailTemplates() {
    return listEmailTemplates(this.scope)
  }

  /**
   * Changes the content of an email. Rejects if the content is not a block document, and in production if the project has no
   * email server of its own. Rejects with `SCHEMA_ERROR` if a text has a placeholder that the email does not have.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the content is not plain JSON
   * @example await app.updateEmailTemplate('magic_link', { subject: 'Sign in to {{ projectDisplayName }}' })
   */
  async updateEmailTemplate(type: EmailTemplateType, patch: EmailTemplatePatch) {
    return updateEmailTemplate(this.scope, type, patch)
  }

  /** Resets an email to the default of the service. Rejects if it is the default. */
  async resetEmailTemplate(type: EmailTemplateType) {
    return resetEmailTemplate(this.scope, type)
  }

  /**
   * Sends an email with sample values to the person who makes the call, with changes that need not be saved. Resolves to an
   * error with what the email server reported. It needs the session of a person with a verified address: keys are rejected.
   * Rejects like `updateEmailTemplate`, with `REQUIRES_CUSTOM_EMAIL_SERVER` in production without an email server of the project,
   * and with `FEATURE_NOT_SUPPORTED` on a service without it.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the content is not plain JSON
   * @example
   * const result = await app.testEmailTemplate('magic_link', { subject: 'Sign in to {{ projectDisplayName }}' })
   * if (result.status === 'error') console.log(result.error.errorMessage)
   */
  async testEmailTemplate(type: EmailTemplateType, patch?: EmailTemplatePatch) {
    return testEmailTemplate(this.scope, type, patch)
  }

  /** Lists the emails about the security of an account, whether the project sends them, and their content. */
  async listSecurityNotifications() {
    return listSecurityNotifications(this.scope)
  }

  /**
   * Switches an email about the security of an account on or off, or changes its content. Rejects a change of the content
   * if it is not a block document, and in production if the project has no email server of its own. Rejects with `SCHEMA_ERROR` if
   * a text has a placeholder that the email does not have.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the content is not plain JSON
   * @example await app.updateSecurityNotification('new_device', { isEnabled: false })
   */
  async updateSecurityNotification(
    type: SecurityNotificationType,
    patch: SecurityNotificationPatch,
  ) {
    return updateSecurityNotification(this.scope, type, patch)
  }

  /** Resets the content of such an email to the default of the service. Rejects if it is the default. */
  async resetSecurityNotification(type: SecurityNotificationType) {
    return resetSecurityNotification(this.scope, type)
  }

  /** Lists the OpenID providers that the project has added to the built-in ones. */
  async listOpenIdProviders() {
    return listOpenIdProviders(this.scope)
  }

  /**
   * Adds an OpenID provider. Rejects if the project has a provider with this ID. Register its `redirectUrl` at the provider,
   * and test it before you enable it.
   *
   * @example
   * const acme = await app.createOpenIdProvider({
   *   id: 'acme',
   *   displayName: 'Acme',
   *   issuer: 'https://login.acme.example',
   *   clientId: 'my-app',
   *   clientSecret: process.env.ACME_SECRET,
   * })
   * console.log(acme.redirectUrl)
   */
  async createOpenIdProvider(provider: NewOpenIdProvider) {
    return createOpenIdProvider(this.scope, provider)
  }

  /**
   * Changes an OpenID provider. Rejects with `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED` if the project has no such provider.
   *
   * @example await app.updateOpenIdProvider('acme', { isEnabled: true })
   */
  async updateOpenIdProvider(id: string, patch: OpenIdProviderPatch) {
    return updateOpenIdProvider(this.scope, id, patch)
  }

  /**
   * Deletes an OpenID provider. The accounts of users stay connected, and sign in again once it is added with the same ID
   * and issuer. Rejects with `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`.
   */
  async deleteOpenIdProvider(id: string) {
    return deleteOpenIdProvider(this.scope, id)
  }

  /**
   * Reads the discovery document of an issuer, to check it before a provider is added. Rejects with
   * `OAUTH_PROVIDER_REFUSED` if the document is not valid.
   */
  async discoverOpenIdProvider(issuer: string) {
    return discoverOpenIdProvider(this.scope, issuer)
  }

  /**
   * Begins a test of the sign-in, which creates no user and no session, and resolves to the URL to open in a browser.
   * Afterwards `listOpenIdProviders` has the result in `lastTest`. A disabled provider can be tested too.
   *
   * @example
   * console.log(await app.testOpenIdSignIn('acme'))
   */
  async testOpenIdSignIn(id: string) {
    return testOpenIdSignIn(this.scope, id)
  }

  /**
   * Sends a test email with an email server, for at most 10 s, before the project uses the server. Resolves to an error
   * with what the server reported.
   *
   * @example
   * const result = await app.sendTestEmail({ recipientEmail, emailConfig })
   * if (result.status === 'error') console.log(result.error.errorMessage)
   */
  async sendTestEmail(email: TestEmail) {
    return sendTestEmail(this.scope, email)
  }

  /**
   * Invites someone by email, in English, to sign in. The link in the email is `callbackUrl`, such as the sign-in page of
   * the app; it holds no code, so the reader signs in or up as usual.
   *
   * Rejects with `REDIRECT_URL_NOT_WHITELISTED` if the project does not trust the address, and with
   * `REQUIRES_CUSTOM_EMAIL_SERVER` if the project has no email server of its own in production.
   *
   * @example await app.sendSignInInvitationEmail('ada@example.com', 'https://app.example.com/handler/sign-in')
   */
  async sendSignInInvitationEmail(email: string, callbackUrl: string) {
    return sendSignInInvitationEmail(this.scope, email, callbackUrl)
  }

  /**
   * Lists emails of the project, newest first: without options, the last 100, and with options, a page of those of the last
   * 30 days. With options, rejects with `FEATURE_NOT_SUPPORTED` on a service without pages of emails.
   *
   * @example
   * const emails = await app.listSentEmails({ limit: 50 })
   * const next = emails.nextCursor && (await app.listSentEmails({ limit: 50, cursor: emails.nextCursor }))
   */
  async listSentEmails(options?: SentEmailOptions) {
    return listSentEmails(this.scope, options)
  }

  /**
   * Resolves to the content of an email of the log, with `***` in place of the codes that open an account. Rejects with
   * `FEATURE_NOT_SUPPORTED` on a service without it.
   *
   * @example const { html } = await app.getSentEmail(email.id)
   */
  async getSentEmail(emailId: string) {
    return getSentEmail(this.scope, emailId)
  }

  /**
   * Sends an email of the log once more, with the same code and link, which may have expired. Rejects while the service
   * still tries to send it, and for an email that users can unsubscribe from. Rejects with
   * `REQUIRES_CUSTOM_EMAIL_SERVER` in production without an email server of the project, and with
   * `FEATURE_NOT_SUPPORTED` on a service without it.
   *
   * @example await app.resendEmail(email.id)
   */
  async resendEmail(emailId: string) {
    return resendEmail(this.scope, emailId)
  }

  /**
   * Resolves to a token for the service that manages the project's webhooks. The token gives access to their secrets, so
   * it can be requested on servers only. Each call requests it, and it is not stored.
   *
   * @example const token = await adminApp.getWebhooksToken()
   */
  async getWebhooksToken() {
    return getWebhooksToken(this.scope)
  }

  /**
   * Stores a picture for `logoUrl` or `darkLogoUrl` in the configuration of the project, and resolves to its URL. Everyone can
   * load it. A PNG, JPEG or WebP picture of at most 256 KiB. Rejects with `FEATURE_NOT_SUPPORTED` on a service without it.
   *
   * @example
   * const logoUrl = await app.uploadLogo(file)
   * await project.update({ config: { logoUrl } })
   */
  async uploadLogo(picture: Blob): Promise<string> {
    return uploadLogo(this.scope, picture)
  }

  /**
   * Resolves to a page of users in any order, with the cursors of the pages before and after it, for a list that a person
   * reads. To process all users, use `iterateUsers`. Rejects with `FEATURE_NOT_SUPPORTED` on a service without it.
   *
   * @example
   * const banned = await app.getUserPage({ state: 'banned', orderBy: 'lastActiveAt', desc: true, limit: 50 })
   * for (const { user, banReason } of banned.items) console.log(user.displayName, banReason)
   */
  async getUserPage(options?: UserPageOptions): Promise<UserEntryPage> {
    return getUserPage(this.scope, options)
  }

  /**
   * Resolves to the number of users that a filter matches, up to 10,000. Rejects with `FEATURE_NOT_SUPPORTED` on a
   * service without it.
   *
   * @example const { count, isExact } = await app.getUserCount({ state: 'unverified' })
   */
  async getUserCount(filter?: UserFilter): Promise<UserCount> {
    return getUserCount(this.scope, filter)
  }

  /**
   * Lists the audit log of the project, newest first, in pages: sign-ins, failed sign-ins, and changes of users,
   * credentials, keys, permissions, teams and the project. The service keeps events for 90 days by default.
   *
   * @example
   * const failed = await app.listAuditEvents({ action: 'sign_in.failed', limit: 50 })
   * const next = failed.nextCursor && (await app.listAuditEvents({ cursor: failed.nextCursor, limit: 50 }))
   */
  async listAuditEvents(options?: AuditLogOptions) {
    return listAuditEvents(this.scope, options)
  }

  /**
   * Creates users and teams with the IDs, password hashes and other credentials that they have elsewhere. Sends no email.
   * Creates each of them as a whole or not at all, and leaves those that exist unchanged, so that you can repeat a batch.
   * Resolves to a result for each. Rejects with `FEATURE_NOT_SUPPORTED` on a service without it.
   *
   * @example
   * const { users } = await app.importUsers({ users: [{ id, displayName: 'Ada', passwordHash }] })
   * const rejected = users.filter((user) => user.status === 'rejected')
   */
  async importUsers(batch: ImportBatch): Promise<ImportResults> {
    return importUsers(this.scope, batch)
  }

  /**
   * Lists the users with their password hashes and other credentials, oldest first, in pages that `importUsers` accepts.
   * The audit log records each page. Rejects with `CREDENTIAL_EXPORT_NOT_ENABLED` unless the service allows it, and with
   * `FEATURE_NOT_SUPPORTED` on a service without it.
   *
   * @example
   * const first = await app.exportUsers()
   * const second = first.nextCursor && (await app.exportUsers({ cursor: first.nextCursor }))
   */
  async exportUsers(options?: UserExportOptions): Promise<UserRecordPage> {
    return exportUsers(this.scope, options)
  }

  /**
   * Lists the people who manage the project, with their roles. Without a team that owns the project, the list contains
   * only the caller. Rejects with `FEATURE_NOT_SUPPORTED` on a service without roles.
   *
   * @example const owners = (await app.listProjectMembers()).filter(({ role }) => role === 'owner')
   */
  async listProjectMembers(): Promise<ProjectMember[]> {
    return listProjectMembers(this.scope)
  }

  /**
   * Lists the invitations to manage the project that can still be accepted, oldest first. Rejects with `FEATURE_NOT_SUPPORTED` on
   * a service without roles.
   */
  async listProjectInvitations(): Promise<ProjectInvitation[]> {
    return listProjectInvitations(this.scope)
  }

  /**
   * Invites people by email to manage the project, and the other projects of its team. A project without a team gets one
   * first. It needs the session of an owner: keys are rejected. Rejects with `PROJECT_ROLE_REQUIRED` for other roles, with
   * `REDIRECT_URL_NOT_WHITELISTED` if the project `internal` does not trust the address, with `TEAM_PERMISSION_REQUIRED` if the
   * owner may not change the team of the project, and with `RECENT_SIGN_IN_REQUIRED` if the owner signed in too long ago.
   *
   * @example
   * const emails = ['grace@example.com', 'ada@example.com']
   * const { memberEmails } = await app.inviteProjectMembers({ emails, role: 'support', callbackUrl })
   */
  async inviteProjectMembers(invitations: NewProjectInvitations): Promise<SentProjectInvitations> {
    return inviteProjectMembers(this.scope, invitations)
  }

  /** Resolves to the number of users and their activity over the last 31 days. */
  async getMetrics() {
    return getMetrics(this.scope)
  }

  /**
   * Resolves to the number of sign-ups, active users and sign-ins of the last 30 days, or of the last 52 weeks, oldest first.
   * Rejects with `FEATURE_NOT_SUPPORTED` on a service without it.
   *
   * @example
   * for (const { start, signUps } of await app.getActivity({ interval: 'week' })) console.log(start, signUps)
   */
  async getActivity(options?: { interval?: 'day' | 'week' }): Promise<readonly ActivityCounts[]> {
    return getActivity(this.scope, options)
  }
}
