/** Texts of the page of a user. */
export const texts = {
  /** Heading of a section. */
  profile: 'Profile',
  saveProfile: 'Save profile',
  userId: 'User ID',
  /** Button. */
  deleteUser: 'Delete user',
  deleteUserHelp: 'The account, its sessions and its API keys are deleted. This can’t be undone.',

  /** Heading of a section: the events about the user. */
  activity: 'Activity',
  openInAuditLog: 'Open in the audit log',
  noActivity: 'No events in the time that the audit log keeps.',

  /** Heading of a section. */
  emailAddresses: 'Email addresses',
  noAddress: 'This user has no email address.',
  /** Button. */
  addAddress: 'Add address',
  addAddressTitle: 'Add an email address',
  markAsVerified: 'Mark as verified',
  /** The same, read aloud. {email} is an address. */
  markAsVerifiedNamed: 'Mark as verified: {email}',
  makePrimary: 'Make primary',
  /** The same, read aloud. {email} is an address. */
  makePrimaryNamed: 'Make primary: {email}',
  removeAddress: 'Remove address',
  removeAddressHelp: 'The user gets no email there and can’t sign in with it.',
  /** Label of a checkbox in the form for a new address. */
  useForSignIn: 'Use it for sign-in',
  /** Label of a checkbox in the form for a new address. */
  isVerified: 'It is verified',

  /** Heading of a section: how the user signs in. */
  signInSection: 'Sign-in',
  /** State of the password. */
  passwordSet: 'Set',
  /** State of the password. */
  passwordNotSet: 'Not set',
  changePassword: 'Change password',
  setPassword: 'Set password',
  generatePassword: 'Generate password',
  generatePasswordTitle: 'Generate a password?',
  generatePasswordHelp:
    'The new password replaces the present one and works for 24 hours. The user must change it at the next sign-in, and is signed out on all devices.',
  /** {when} is a time such as "in 24 hours". */
  passwordGenerated:
    'Pass this password on to the user. You won’t see it again. It expires {when}.',
  generatedPassword: 'Generated password',
  savePassword: 'Save password',
  newPassword: 'New password',
  newPasswordHelp: 'The user is signed out on all devices.',
  emailResetLink: 'Email reset link',
  emailResetLinkTitle: 'Email a reset link?',
  sendEmail: 'Send email',
  /** {email} is an address, {url} is a link. */
  emailResetLinkHelp:
    '{email} gets a link to {url}, where the user sets another password. The present one works until then.',
  twoStepVerification: 'Two-step verification',
  /** State of two-step verification. */
  notSetUp: 'Not set up',
  /** Button: removes the second factor of the user. */
  reset: 'Reset',
  resetTwoStep: 'Reset two-step verification',
  resetTwoStepTitle: 'Reset two-step verification?',
  resetTwoStepHelp:
    'The authenticator app and the recovery codes are removed. The user signs in without a code until they set it up again.',
  /** State of an account at a provider. */
  connected: 'Connected',

  passkeys: 'Passkeys',
  unnamedPasskey: 'Unnamed passkey',
  /** {created} and {used} are times such as "3 days ago". */
  createdAndUsed: 'Created {created}, last used {used}',
  removePasskey: 'Remove passkey',
  removePasskeyHelp: 'The user can no longer sign in with it.',

  sessions: 'Sessions',
  /** Caption of the table. */
  sessionsCaption: 'Where this user is signed in',
  noSessions: 'This user is not signed in.',
  /** Heading of a column: a town and a country. */
  location: 'Location',
  /** Heading of a column: a browser and an operating system. */
  device: 'Device',
  /** Heading of a column: an impersonation, or a session of the user. */
  kind: 'Kind',
  /** Heading of a column with times. */
  started: 'Started',
  /** State of a session: an owner signed in as the user. */
  impersonation: 'Impersonation',
  /** State of a session of the user. */
  signedIn: 'Signed in',
  unknownLocation: 'Unknown location',
  unknownDevice: 'Unknown device',
  /** Read aloud. {place} is a town and a country. */
  revokeSessionAt: 'Revoke the session at {place}',
  revokeSessionTitle: 'Revoke this session?',
  revokeSession: 'Revoke session',
  revokeSessionHelp: 'The device is signed out within 10 minutes.',
  /** Button in a menu, and of the question. */
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereTitle: 'Sign out everywhere?',
  signOutEverywhereHelp:
    'Every device is signed out within 10 minutes, and other apps lose their access. Emailed codes and links stop working.',
  /** Button: opens the form. */
  impersonate: 'Impersonate',
  startImpersonating: 'Start impersonating',
  impersonateHelp:
    'You get a session with all permissions of this user. It is listed here as an impersonation; the user doesn’t see it.',
  /** Label of a choice: how long the session lasts. */
  endsAfter: 'Ends after',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  hours: { one: '{count} hour', other: '{count} hours' },
  impersonationToken: 'Pass this token to your app as its refresh token. You won’t see it again.',
  refreshToken: 'Refresh token',

  /** Heading of a list: accounts at the identity provider of a company. */
  companyAccounts: 'Company accounts',
  companyAccountsHelp: 'Accounts at identity providers of teams, with which the user signs in.',
  /** {when} is a date with a time. */
  lastSignInWhen: 'Last sign-in {when}',

  /** Heading of a section: other apps that sign in with the account. */
  connectedApps: 'Connected apps',
  connectedAppsHelp: 'Other apps, tools and agents that can use the account.',
  /** After the last one was disconnected. */
  noConnectedApps: 'No other app can use this account.',
  /** In place of the host of an app. */
  appOnDevice: 'An app on a device',
  /** {when}, {connected} and {used} are times such as "3 days ago". */
  connectedWhen: 'Connected {when}',
  connectedAndUsed: 'Connected {connected}, last used {used}',
  /** Button. */
  disconnect: 'Disconnect',
  /** Read aloud. {name} is the name of an app. */
  disconnectNamed: 'Disconnect {name}',
  disconnectNamedTitle: 'Disconnect {name}?',
  disconnectApp: 'Disconnect app',
  disconnectAppHelp:
    'It loses access to the account within 10 minutes, and has to ask the user again.',

  /** Heading of a section: teams and permissions. */
  access: 'Access',
  noTeam: 'This user is in no team.',
  permissionsInProject: 'Permissions in the project',
  editPermissionsInProject: 'Edit the permissions in the project',
  noPermissionDefined: 'Create a permission under Permissions first.',
  /** Heading of a list of checkboxes: the permissions. */
  grantedToUser: 'Granted to this user',

  noApiKeys: 'This user has no API keys.',
  revokeKey: 'Revoke key',
  revokeKeyHelp: 'Programs that use it stop working. This can’t be undone.',
  /** State of an API key that was revoked or has expired. */
  inactive: 'Inactive',

  clientMetadata: 'Client metadata: the user can read and change it',
  readOnlyMetadata: 'Read-only metadata: the user can read it',
  serverMetadata: 'Server metadata: only servers can read it',

  /** Button: opens the form. */
  banThisUser: 'Ban user',
  /** Title of the dialog. {name} is the name of the user. */
  banNamedTitle: 'Ban {name}?',
  unbanUser: 'Unban user',
  /** {state} is "Banned", {when} is a date with a time. */
  bannedNotice: '{state} since {when}. The user can’t sign in until you unban the account.',
  /** The same for a ban that ends by itself. {end} is a date with a time. */
  bannedUntilNotice: '{state} since {when}. The user can’t sign in until {end}.',
  /** {reason} is what an owner wrote. */
  banReason: 'Reason: {reason}',
  restoreUser: 'Restore user',
  userRestored: 'The account stays, and the user can sign in again.',
  /** Start of the next sentence, as {state}. */
  scheduledForDeletion: 'Scheduled for deletion',
  /** {date} is a day, {when} is the same such as "in 3 days". */
  deletionNotice:
    '{state} on {date} ({when}), because the user deleted the account. The user can’t sign in.',
  /** One of the next two sentences follows. */
  restrictedNotice: 'Restricted.',
  restrictedUnverified: 'The email isn’t verified yet, which this project requires.',
  restrictedSecondFactor: 'The user has no second factor, which this project requires.',
}
