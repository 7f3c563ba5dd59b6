export { createApiKey, listApiKeys } from './api-keys.js'
export { delete, update } from './team-changes.js'
export { inviteUser, listInvitations } from './team-invitations.js'
export { listMembers } from './team-members.js'
