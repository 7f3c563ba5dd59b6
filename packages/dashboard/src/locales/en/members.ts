/** Texts about the people who manage a project, their roles, and the invitation of another one. */
export const texts = {
  projectMembersIntro: 'The people who manage this project.',
  /** {projects} is a list of names of projects. */
  alsoManaged: 'Members also manage {projects}, with the same role.',
  /** Heading above what each role may do. */
  roles: 'Roles',

  /** A sentence for each role: what it allows. */
  ownerHelp: 'Full access, including members, transferring ownership and deleting the project.',
  developerHelp: 'Settings, keys, webhooks, email templates and users.',
  supportHelp: 'Reads everything except keys and secrets. Verifies, bans and emails users.',
  readOnlyHelp: 'Reads everything except keys and secrets.',

  /** Button, and title of the dialog. */
  inviteMembers: 'Invite',
  /** Label of a field. */
  inviteAddresses: 'Email addresses',
  inviteAddressesHelp: 'Separate addresses with commas or new lines.',
  /** Below a field. {address} is what was typed. */
  invalidAddress: '“{address}” isn’t an email address.',
  addressesMissing: 'Enter an email address.',
  tooManyAddresses: 'Enter at most {count} addresses at once.',
  /** {name} is the name of the project. */
  firstInviteHelp:
    'Colleagues manage a project as members of a team. Your first invitation creates the team {name}, moves this project into it, and makes you its owner.',
  /** Button of the form. */
  sendInvitations: 'Send invitations',
  /** Message. */
  invitationsSent: { one: '{count} invitation sent.', other: '{count} invitations sent.' },
  /** Message. {addresses} is a list of addresses. */
  alreadyMembers: 'Already members: {addresses}',

  /** Label of a search. */
  searchMembers: 'Name or email',
  noMatchingMembers: 'No member matches.',
  /** Heading of a column: an authenticator app. */
  secondFactor: 'Two-step verification',
  /** Heading of a column. */
  memberLastActive: 'Last active',
  /** Beside the name of the reader. */
  you: 'You',
  /** Read aloud. {name} is the name of a member. */
  roleOf: 'Role of {name}',
  /** Message. {name} is the name of a member, {role} of a role. */
  roleChanged: '{name} is now: {role}.',
  /** Title of the question before an owner gets another role, or a member becomes an owner. */
  changeRoleTitle: 'Change the role of {name}?',
  /** {from} and {to} are names of roles, such as "Support". One of the next two sentences follows. */
  roleFromTo: 'From {from} to {to}.',
  promoteToOwnerHelp:
    '{name} can then manage members, also you, transfer ownership and delete the project.',
  demoteOwnerHelp: '{name} can no longer manage members, transfer ownership or delete the project.',
  /** Button of the question. */
  changeRole: 'Change role',
  removeMemberHelp:
    'Access ends with the next request. To come back, {name} needs a new invitation.',
  /** Message. {name} is the name of a member. */
  projectMemberRemoved: '{name} removed.',
  /** Button. */
  leaveProject: 'Leave',
  leaveProjectTitle: 'Leave this project?',
  leaveProjectHelp:
    'You lose access to the projects of this team. To come back, you need an invitation.',
  /** Button of a row, and of the form. */
  transferOwnership: 'Transfer ownership',
  transferOwnershipTitle: 'Transfer ownership?',
  transferOwnershipHelp: 'You become a developer, and can’t undo this yourself.',
  /** Label of a choice of members. */
  nextOwner: 'Next owner',
  /** Message. {name} is the name of a member. */
  ownershipTransferred: '{name} is an owner now, and you are a developer.',

  /** Heading of a section. */
  projectInvitations: 'Pending invitations',
  noProjectInvitations: 'No pending invitations.',
  /** Heading of a column. */
  invitationSentAt: 'Sent',
  /** {when} is a time such as "3 days ago", {name} is the name of a person. */
  sentBy: '{when} by {name}',
  /** Heading of a column with times. */
  invitationExpiry: 'Expires',
  /** Button of a row. */
  resendInvitation: 'Resend',
  /** The same, read aloud. {email} is an address. */
  resendInvitationTo: 'Resend the invitation to {email}',
  /** Message. {email} is an address. */
  invitationResent: 'Invitation sent to {email} again.',
  /** Read aloud. {email} is an address. */
  revokeInvitationTo: 'Revoke the invitation to {email}',
  revokeProjectInvitationTitle: 'Revoke this invitation?',
  revokeProjectInvitation: 'Revoke invitation',
  revokeProjectInvitationHelp: 'The link in the email stops working.',

  /** Title of the page of an invitation. {project} is the name of a project. */
  joinProject: 'Join {project}',
  /** {name} is the name of a person, {project} of a project. */
  invitedBy: '{name} invited you to manage {project}.',
  /** The same without the name. */
  invited: 'You’ve been invited to manage {project}.',
  /** Below, about the page behind the invitation. */
  projectInLatchkey: 'You manage its sign-in and its users here, in Latchkey.',
  /** {role} is the name of a role. */
  yourRole: 'Your role: {role}',
  /** {email} is an address. */
  signInToJoin: 'Sign in with {email} to join.',
  /** The same for an address without an account. */
  createAccountToJoin: 'Create an account with {email} to join.',
  /** The same while only invited addresses can create accounts. */
  signInByCodeToJoin:
    'Sign in to join. Without an account, enter {email} and the code that we email you.',
  signInButton: 'Sign in',
  createAccount: 'Create account',
  /** {name} is the name or address of the reader. */
  signedInAs: 'You’re signed in as {name}.',
  /** Button. */
  joinProjectButton: 'Join project',
  useOtherAccount: 'Use another account',
  invitationInvalidTitle: 'This invitation can’t be used',
  invitationInvalid:
    'It was used, revoked, replaced by a newer one, or has expired. Ask for a new invitation.',
  openProjects: 'Open your projects',
}
