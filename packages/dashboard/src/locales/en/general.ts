/** Texts of the page "Settings": the name of a project, its owner and its deletion. */
export const texts = {
  settingsTitle: 'Settings',
  aboutProject: 'About this project',
  /** Before the ID of the project. */
  projectIdShort: 'ID',
  /** Heading of a section: the deletion of the project. */
  projectDangerZone: 'Danger zone',
  projectDangerZoneHelp: 'After that, users can’t sign in, and the keys don’t work.',
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

  /** Heading of a section: the account or the team that owns the project. */
  owner: 'Owner',
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
  /** Above the link. */
  createATeamHelp:
    'A team can own the project in place of your account. Create one, then transfer the project to it.',
  /** Link. */
  createATeam: 'Create a team',
}
