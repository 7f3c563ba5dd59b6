export { createApiKey, listApiKeys } from './api-keys.js'
export { createContactChannel, listContactChannels } from './contact-channels.js'
export { setPassword, updatePassword } from './password.js'
export { getPermission, hasPermission, listPermissions } from './permissions.js'
export { listSessions, revokeSession } from './sessions.js'
export { getTeamProfile } from './team-members.js'
export { createTeam, getTeam, leaveTeam, listTeams } from './teams.js'
export {
  delete,
  sendVerificationEmail,
  setClientMetadata,
  setDisplayName,
  setSelectedTeam,
  update,
} from './user-changes.js'
