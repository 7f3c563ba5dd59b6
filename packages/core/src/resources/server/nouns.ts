import { checkApiKey } from './api-keys.js'
import { createContactChannel, listContactChannels } from './contact-channels.js'
import { grantPermission, revokePermission } from './permissions.js'
import { createSession } from './sessions.js'
import { addUser, removeUser, updateTeam } from './team-changes.js'
import { getMember, listMembers } from './team-members.js'
import { createTeam, getTeam, listTeams } from './teams.js'
import {
  deleteUser,
  sendVerificationEmail,
  setClientMetadata,
  setClientReadOnlyMetadata,
  setDisplayName,
  setPassword,
  setPrimaryEmail,
  setSelectedTeam,
  setServerMetadata,
  updateUser,
} from './user-changes.js'
import {
  createTeam as createTeamOfUser,
  getTeam as getTeamOfUser,
  listTeams as listTeamsOfUser,
} from './user-teams.js'
import { createUser, getUser, listUsers } from './users.js'

export { loadCurrentUser } from './current-user.js'

// One chunk, as the client's nouns are. What servers do no differently is in theirs.

/** What an app with a secret key can be asked and do. */
export const app = {
  checkApiKey,
  createTeam,
  createUser,
  getTeam,
  getUser,
  listTeams,
  listUsers,
}

/** What a server can ask and do about a user. */
export const user = {
  createContactChannel,
  createSession,
  createTeam: createTeamOfUser,
  delete: deleteUser,
  getTeam: getTeamOfUser,
  grantPermission,
  listContactChannels,
  listTeams: listTeamsOfUser,
  revokePermission,
  sendVerificationEmail,
  setClientMetadata,
  setClientReadOnlyMetadata,
  setDisplayName,
  setPassword,
  setPrimaryEmail,
  setSelectedTeam,
  setServerMetadata,
  update: updateUser,
}

/** What a server can ask and do about a team. */
export const team = {
  addUser,
  getMember,
  listMembers,
  removeUser,
  update: updateTeam,
}
