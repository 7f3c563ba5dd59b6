/** Texts of the page "Settings": the name of a project, its owner and its deletion. */
export const texts = {
  settingsTitle: 'Settings',
  aboutProject: 'About this project',
  /** Before the ID of the project. */
  projectIdShort: 'ID',
  /** Heading of a section: the deletion of the project. */
  projectDangerZone: 'Danger zone',
  projectDangerZoneHelp: 'Users can no longer sign in, and the keys stop working.',
  deleteProject: 'Delete project',
  /** Message after that. */
  projectDeleted: 'Project deleted.',
  deleteProjectOneUser:
    'Deletes the user, the teams and the keys of this project. This can’t be undone.',
  deleteProjectUsers: {
    one: 'Deletes all {count} users, the teams and the keys of this project. This can’t be undone.',
    other:
      'Deletes all {count} users, the teams and the keys of this project. This can’t be undone.',
  },

  unknownTeam: 'Unknown team',
  /** Below the name of the owner. */
  yourAccount: 'Your account',
  ownerTeamHelp: 'Members of this team manage the project, each with a role.',
  /** Link to the page "Members". */
  inviteColleagues: 'Invite colleagues',
  transferProject: 'Transfer project',
  /** Title of the dialog. {name} is the name of the project. */
  transferNamedTitle: 'Transfer “{name}”?',
  transferToTeamHelp:
    'Members of the team can then manage the project, each with a role. Anyone who can manage it today and isn’t in the team loses access.',
  /** Label of a choice of teams. */
  newOwner: 'New owner',
  /** Link. */
  createATeam: 'Create a team',
}
