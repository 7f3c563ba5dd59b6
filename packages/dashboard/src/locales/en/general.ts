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
  ownedByTeam:
    'Members of this team can see the project. Those with the permission team_admin can change it.',
  inviteColleagues: 'Invite colleagues',
  transferProject: 'Transfer project',
  /** Title of the dialog. {name} is the name of the project. */
  transferNamedTitle: 'Transfer “{name}”?',
  transferHelp:
    'Members of the team can then see the project, and those with the permission team_admin can change it. Anyone who can manage it today and isn’t in the team loses access.',
  /** Label of a choice of teams. */
  newOwner: 'New owner',
  /** Link. */
  createATeam: 'Create a team',
  shareWithTeam:
    'To manage the project with colleagues, transfer it to a team. Members can see it, and those with the permission team_admin can change it.',
  shareWithNewTeam:
    'To manage the project with colleagues, create a team, transfer the project to it and invite them.',
  shareByOperator:
    'To manage the project with colleagues, transfer it to a team. Ask the operator of this service to add you to one.',
}
