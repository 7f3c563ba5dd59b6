// One chunk: whoever configures a project needs more than one of them.
export { listSentEmails, sendTestEmail } from './emails.js'
export { listEmailTemplates, resetEmailTemplate, updateEmailTemplate } from './email-templates.js'
export { createInternalApiKey, listInternalApiKeys } from './internal-api-keys.js'
export { getMetrics } from './metrics.js'
export {
  createProjectPermissionDefinition,
  createTeamPermissionDefinition,
  deleteProjectPermissionDefinition,
  deleteTeamPermissionDefinition,
  listProjectPermissionDefinitions,
  listTeamPermissionDefinitions,
  updateProjectPermissionDefinition,
  updateTeamPermissionDefinition,
} from './permission-definitions.js'
export { makeOwnedProject, readOwnedProjects } from './owned-projects.js'
export { getProject, toAdminProject } from './project.js'
export { getWebhooksToken } from './webhooks.js'
