import { plainJson } from '../lib/plain-json.js'
import { createApiKey, getApiKey, listApiKeys, toApiKey } from './api-keys.js'
import { getConnectedAccount } from './connected-accounts.js'
import {
  createContactChannel,
  listContactChannels,
  toContactBody,
  toContactChannel,
} from './contact-channels.js'
import { setPassword, updatePassword } from './password.js'
import { getPermission, hasPermission, listPermissions } from './permissions.js'
import { listSessions, revokeSession } from './sessions.js'
import { deleteTeam, updateTeam } from './team-changes.js'
import { inviteUser, listInvitations } from './team-invitations.js'
import { getTeamProfile, listMembers } from './team-members.js'
import { createTeam, getTeam, leaveTeam, listTeams } from './teams.js'
import {
  base64,
  deleteUser,
  sendVerificationEmail,
  setClientMetadata,
  setDisplayName,
  setSelectedTeam,
  updateUser,
} from './user-changes.js'

// One chunk: people who use one noun use others, and the nouns have most of their words in common.

/** What a user can be asked and do. */
export const user = {
  createApiKey,
  createContactChannel,
  createTeam,
  delete: deleteUser,
  getApiKey,
  getConnectedAccount,
  getPermission,
  getTeam,
  getTeamProfile,
  hasPermission,
  leaveTeam,
  listApiKeys,
  listContactChannels,
  listPermissions,
  listSessions,
  listTeams,
  revokeSession,
  sendVerificationEmail,
  setClientMetadata,
  setDisplayName,
  setPassword,
  setSelectedTeam,
  update: updateUser,
  updatePassword,
}

/** What a team can be asked and do. */
export const team = {
  createApiKey,
  delete: deleteTeam,
  getApiKey,
  inviteUser,
  listApiKeys,
  listInvitations,
  listMembers,
  update: updateTeam,
}

/** What the nouns of servers are made with, too; shared otherwise, it would be one more file for a page. */
export { base64, plainJson, toApiKey, toContactBody, toContactChannel }
