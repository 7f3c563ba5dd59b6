/** Texts of the list of teams and of the page of a team. */
export const texts = {
  /** Button, and title of the dialog. */
  newTeam: 'New team',
  teamsIntro: 'Groups of users with their own permissions.',
  /** Caption of the table. */
  allTeams: 'All teams',
  noTeamsTitle: 'No teams yet',
  noTeams: 'Create one here, or let users create their own under Sign-in methods.',
  /** Label of the search for a team. */
  searchTeams: 'Name or ID',
  noMatchingTeam: 'No team matches',
  noMatchingTeamHelp: 'Search for another name, or for the whole ID.',
  /** Link. */
  showAllTeams: 'Show all teams',

  /** Heading of a section. */
  members: 'Members',
  noMembers: 'This team has no members yet.',
  /** Title of the dialog, and read aloud. {name} is the name of a user. */
  editPermissionsOf: 'Edit permissions of {name}',
  /** Name of the permission team_admin. */
  roleTeamAdmin: 'Admin',
  /** Name of the permission team_member. */
  roleTeamMember: 'Member',
  /** Heading of a list of checkboxes: the permissions. */
  grantedInTeam: 'Granted in this team',
  /** Message. {name} is the name of a user. */
  memberRemoved: '{name} removed from the team.',
  /** Label of a field: the user is added to the team. */
  emailOfUser: 'Email of a user',
  /** Button. */
  addMember: 'Add member',
  /** Beside the button, after that. */
  memberAdded: 'Added.',
  noUserWithEmail: 'No user of this project has this email.',

  /** Heading of a section. */
  invitations: 'Invitations',
  /** Caption of the table. */
  pendingInvitations: 'Pending invitations',
  noInvitations: 'No pending invitations.',
  /** Heading of a column with times. */
  invitationExpires: 'Expires',
  /** Read aloud. {email} is an address. */
  revokeInvitationOf: 'Revoke the invitation of {email}',
  revokeInvitationTitle: 'Revoke this invitation?',
  revokeInvitation: 'Revoke invitation',
  revokeInvitationHelp: 'The link in the email stops working.',
  /** {link} is the text "Add the domain of your app" as a link. */
  invitationsNeedDomain: 'An invitation links to a page of your app. {link} to send invitations.',
  /** Button. */
  sendInvitation: 'Send invitation',
  invitationSent: 'Invitation sent.',
  /** Label of a field. */
  invitedEmail: 'Email address',
  invitedEmailHelp:
    'The email links to your app, where the recipient signs in or signs up to join.',

  /** Below the heading “Single sign-on”. */
  teamSingleSignOnHelp:
    'A company connects its identity provider. Its employees then sign in there, and become members.',
  /** Link to the page of that. */
  setUpSingleSignOn: 'Manage single sign-on',

  /** Heading of a section: the name and the picture of the team. */
  teamGeneral: 'General',
  saveName: 'Save name',
  removePicture: 'Remove picture',
  pictureRemoved: 'Picture removed.',
  clientTeamMetadata: 'Client metadata: members can read it',
  readOnlyTeamMetadata: 'Read-only metadata: members can read it',
  serverTeamMetadata: 'Server metadata: only servers can read it',
  /** Heading of a section: the deletion of the team. */
  teamDangerZone: 'Danger zone',
  teamDangerZoneHelp: 'After that, members can’t use what this team shares.',
  deleteTeam: 'Delete team',
  deleteTeamHelp:
    'Members keep their accounts and lose their permissions in this team. This can’t be undone.',
}
