/** Descriptions of the built-in permissions of teams. */
export const texts = {
  updateTeamAllows: 'Change the name, picture and metadata of the team',
  deleteTeamAllows: 'Delete the team',
  readMembersAllows: 'Read the list of members and their profiles',
  removeMembersAllows: 'Remove members and revoke invitations',
  inviteMembersAllows: 'Invite people to the team',
  manageApiKeysAllows: 'Create, read and revoke the API keys of the team',
}
