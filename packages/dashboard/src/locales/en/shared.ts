/** Texts of fields, dialogs, lists and messages, and those that several pages have. */
export const texts = {
  /** Read aloud while a page is loading. */
  loading: 'Loading',

  /** Button with a cross: closes a dialog. */
  close: 'Close',
  /** Button: closes a form without saving. */
  cancel: 'Cancel',
  /** Button: saves the fields of a form. */
  save: 'Save',
  /** Beside the button, after the fields were saved. */
  saved: 'Saved.',
  /** Beside the button of a form with changed fields. */
  unsavedChanges: 'Unsaved changes',
  /** Button: closes a dialog that shows a secret value once. */
  done: 'Done',
  /** Button of a row: opens a form. */
  edit: 'Edit',
  /** The same, read aloud. {name} is the edited thing. */
  editNamed: 'Edit {name}',
  /** Button of a row. */
  delete: 'Delete',
  /** The same, read aloud. {name} is the deleted thing. */
  deleteNamed: 'Delete {name}',
  /** Title of the dialog that asks before. {name} is the deleted thing. */
  deleteNamedTitle: 'Delete {name}?',
  /** The same with a name that a user chose. */
  deleteQuotedTitle: 'Delete “{name}”?',
  /** Button of a row: takes something away that can be added again. */
  remove: 'Remove',
  /** The same, read aloud. {name} is the removed thing. */
  removeNamed: 'Remove {name}',
  /** Title of the dialog that asks before. {name} is the removed thing. */
  removeNamedTitle: 'Remove {name}?',
  /** The same with a name that a user chose. */
  removeQuotedTitle: 'Remove “{name}”?',
  /** Button of a row: ends a session, an invitation or a key. */
  revoke: 'Revoke',
  /** The same, read aloud. {name} is the revoked thing. */
  revokeNamed: 'Revoke {name}',
  /** Title of the dialog that asks before. {name} is a name that a user chose. */
  revokeQuotedTitle: 'Revoke “{name}”?',
  /** Title of the dialog when a page with changed fields is left. */
  leaveTitle: 'Leave without saving?',
  leaveHelp: 'Your changes on this page aren’t saved.',
  /** The same when a dialog is closed. */
  leaveDialogHelp: 'Your changes in this dialog aren’t saved.',
  keepEditing: 'Keep editing',
  discardChanges: 'Discard changes',
  /** Title of the dialog when a key or password is left that is shown once. */
  valueStoredTitle: 'Have you stored it?',
  valueStoredHelp: 'The secret value is shown only once. If you lose it, you need a new one.',
  /** Button: goes back to the value. */
  showValueAgain: 'Show it again',
  /** Button: leaves it. */
  valueStored: 'I’ve stored it',
  /** Button on a phone: shows the filters of a list. */
  filters: 'Filters',
  /** The same while filters are set. {count} is a number. */
  /** Name of the list of filters that are set, read aloud. */
  activeFilters: 'Active filters',
  clearFilters: 'Clear filters',
  /** Option of a filter: delivered and failed emails or events. */
  allOutcomes: 'All outcomes',
  filterCount: { one: '{count} filter', other: '{count} filters' },
  /** Below a field for an email address. */
  emailTaken: 'Another user has this email.',
  /** The same, for a user who has several addresses. */
  emailTakenForSignIn: 'Another user signs in with this email.',
  /** Below the field that adds a user to a team. */
  memberAlready: 'This user is already a member.',
  /** Below the field for the ID of a new permission. */
  permissionIdTaken: 'Another permission has this ID.',
  /** Below a domain. */
  notInProduction:
    'Production mode doesn’t allow this. Enter a name with https://, or turn production mode off.',
  /** Button: repeats what has failed. */
  retry: 'Try again',
  /** Button: opens the sign-in page in a window. */
  signInAgain: 'Sign in again',
  /** Beside the button of a form or an action, after the user has signed in again in the other window. */
  signedInAgain: 'You’re signed in. Try again.',
  /** Label of a field. {text} must be typed exactly like that. */
  typeToConfirm: 'Type “{text}” to confirm',

  /** Button: copies the value before it. */
  copy: 'Copy',
  /** The same, read aloud. {name} is the name of the value, such as "Project ID". */
  copyNamed: 'Copy {name}',
  /** Takes the place of "Copy" for a moment. */
  copied: 'Copied',
  /** Button: opens the page with the emails of a service for development. */
  openInbox: 'Open inbox',
  /** Button: sends an email to try an email server or the texts of an email. */
  sendTestEmail: 'Send test email',
  /** {reason} is the response of the email server. */
  serverRejected: 'The server didn’t accept a test email: {reason}',
  /** Takes the place of "Copy" when the browser refused. */
  notCopied: 'Copy it manually',

  /** Button of a message: reverts the action that the message reports. */
  undo: 'Undo',
  /** Message after that. */
  undone: 'Undone.',
  /** Button with a cross: closes a message. */
  dismiss: 'Dismiss',

  /** Name of the list of links to the sections of a page, read aloud. */
  onThisPage: 'On this page',
  /** Label of the checkbox in the heading of a table. */
  selectAll: 'Select all on this page',
  /** Label of the checkbox of a row. {name} is the name in the row. */
  selectNamed: 'Select {name}',
  /** Button while a list is saved as a file: the rows that were read so far. */
  /** Button: saves a list as a file. CSV is the format. */
  exportCsv: 'Export CSV',
  exporting: { one: '{count} row…', other: '{count} rows…' },
  /** Message after that. */
  exported: { one: '{count} row exported.', other: '{count} rows exported.' },
  /** Name of the links to other pages of a list, read aloud. */
  pages: 'Pages',
  /** Label of a choice: how many rows each page of the list has. */
  rows: 'Rows',
  /** Option of that choice. */
  rowsPerPage: { one: '{count} per page', other: '{count} per page' },
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',

  /** Label of a field, and heading of a column. */
  name: 'Name',
  projectNameHelp: 'Users see it on the sign-in page and in emails.',
  /** Label of a field for an email address, and heading of a column. */
  email: 'Email',
  /** Label of a field, and heading of a column. */
  description: 'Description',
  /** Heading of the column with buttons. */
  actions: 'Actions',
  /** Button with three dots, read aloud. {name} is the thing that its actions change. */
  moreActionsFor: 'More actions: {name}',
  /** Heading of a column, and label of a choice: the state of the thing in the row, such as "Off". */
  state: 'State',
  /** Heading of a column: when it was created. */
  created: 'Created',
  id: 'ID',
  teamId: 'Team ID',
  /** {when} is a time such as "3 days ago". */
  /** In place of the time when a user was last active, who was created and has not signed in since. */
  notSinceSignUp: 'Not since sign-up',
  createdWhen: 'Created {when}',
  /** Name of an identifier, which a button copies. */
  projectId: 'Project ID',
  /** Name of the public key of an app. */
  publishableKey: 'Publishable key',
  /** In place of a list: there are none. */
  none: 'None',
  /** State of a setting or a provider. */
  off: 'Off',
  /** State of a setting. */
  on: 'On',
  /** Button of a form: creates what the title of its dialog names. */
  create: 'Create',
  /** Button, title of its dialog, and link to it. */
  newProject: 'New project',
  /** Button. */
  turnOn: 'Turn on',
  /** Button. */
  turnOff: 'Turn off',

  /** Heading of a column, and label of a field: an identifier of OAuth. */
  clientId: 'Client ID',
  /** Label of a field: a secret of OAuth. */
  clientSecret: 'Client secret',
  /** Heading of a column, and label of a field: the address of an OpenID provider. */
  issuer: 'Issuer',
  /** Label of a field, and of a value to copy. Back-channel logout is a term of OpenID Connect. */
  backChannelLogoutUrl: 'Back-channel logout URL',
  clientSecretHelp: 'Leave it empty to keep the stored secret.',
  issuerHelp: 'The URL before /.well-known/openid-configuration.',
  /** Heading of a column: the result of the last test sign-in. */
  lastTest: 'Last test',
  /** There was no test sign-in since the last change. */
  notTested: 'Not tested',
  /** Label of a value to copy: a URL that is entered at the provider. */
  redirectUrl: 'Redirect URL',
  redirectUrlHelp: 'Enter it at the provider.',
  backChannelLogoutUrlHelp: 'Optional: a sign-out at the provider then ends the session here.',
  /** Button that opens a dialog, and the title of the dialog. */
  testSignIn: 'Test sign-in',
  testSignInHelp: 'Sign in at the provider as a user would. No user and no session is created.',
  /** Button. */
  prepareTest: 'Prepare the test',
  /** Link that opens the provider in a new tab. */
  openTest: 'Sign in at the provider',
  /** Button. */
  showTestResult: 'Show the result',
  /** {account} is an ID, {email} an email address or “–”. */
  testResult: 'Signed in as {account}, with the email address {email}.',
  /** Label of a field. */
  keyId: 'Key ID',
  /** Of an event of the audit log or of a webhook. */
  eventId: 'Event ID',
  /** Heading of a group of checkboxes: permissions of OAuth. */
  scopes: 'Scopes',

  /** Heading, and item of the navigation: lets users sign in to other apps with their account. */
  oauthServer: 'OAuth server',

  /** A link in a sentence, such as “{link} to send invitations.” */
  addDomainLink: 'Add the domain of your app',

  /** Item of the navigation, and title of a page: the people who manage a project. */
  projectMembers: 'Members',
  /** A role of a person who manages a project. */
  roleOwner: 'Owner',
  roleDeveloper: 'Developer',
  /** A role: helps users. */
  roleSupport: 'Support',
  roleReadOnly: 'Read only',
  /** Message of an error. {role} is the name of a role. */
  projectRoleRequired: 'Your role is {role}, which doesn’t allow this. Ask an owner.',

  /** In place of the name of a user who has none. */
  unnamedUser: 'Unnamed user',
  unnamedTeam: 'Unnamed team',
  unnamedProject: 'Unnamed project',
  /** In place of the name of an API key. */
  unnamedKey: 'Unnamed key',
  userCount: { one: '{count} user', other: '{count} users' },
  /** Heading, and item of the navigation: the users of the project. */
  users: 'Users',
  /** Button below a list. */
  showMoreRows: 'Show more',
  /** Heading, and item of the navigation: the teams of the project. */
  teams: 'Teams',
  /** Heading, and item of the navigation: what members and users may do. */
  permissions: 'Permissions',
  /** Heading, and item of the navigation. */
  apiKeys: 'API keys',
  /** Heading, and item of the navigation: how users sign in. */
  signInMethods: 'Sign-in methods',
  /** Heading, and item of the navigation: the list of what happened in the project. */
  auditLog: 'Audit log',
  /** Heading and link: the code that an app needs. */
  addSignIn: 'Add sign-in to your app',

  /** State of a project whose users are real. */
  production: 'Production',
  /** State of a project that is being developed. */
  development: 'Development',

  /** Button, and link to the page with it. */
  turnOnProduction: 'Turn on production mode',

  /** A sign-in method. */
  password: 'Password',
  /** A sign-in method: a code that is emailed. */
  emailCode: 'Email code',
  /** A sign-in method. */
  passkey: 'Passkey',
  singleSignOn: 'Single sign-on',
  /** A second factor. */
  authenticatorApp: 'Authenticator app',
  /** A sign-in method: an account at a provider such as Google. */
  oauthMethod: 'OAuth provider',
  /** A sign-in method that is none of the others. */
  otherMethod: 'Other',
  /** State of a user who has no account yet. */
  anonymous: 'Anonymous',
  /** State of an email address. */
  verified: 'Verified',
  /** State of an email address whose owner has not opened the link in an email. */
  unverified: 'Unverified',
  /** State of a client of the OAuth server that no admin created. */
  unverifiedClient: 'Unverified',
  /** Message at an empty field. */
  fillIn: 'Fill in this field.',
  /** The other messages at a field: its value is none that the field accepts. */
  enterEmail: 'Enter an email address, such as name@example.com.',
  enterUrl: 'Enter a full URL, such as https://example.com.',
  enterNumber: 'Enter a whole number.',
  /** {min} is a number. */
  numberTooLow: 'The lowest value is {min}.',
  /** {max} is a number. */
  numberTooHigh: 'The highest value is {max}.',
  /** At a field for a day. */
  dayTooEarly: 'Choose a later day.',
  /** At a field for a day. */
  dayTooLate: 'Choose an earlier day.',
  /** State of a user who can't sign in. */
  banned: 'Banned',
  /** {time} is a date with a time, at which a ban ends. */
  untilTime: 'Until {time}',
  /** State of a user whose account is deleted soon. */
  deletionScheduled: 'Deletion scheduled',
  /** State of a user who can't use the app before a step is done. */
  restricted: 'Restricted',
  /** Heading: settings that are stored with a user or a team, as JSON. */
  metadata: 'Metadata',
  /** Opens the fields for metadata while there is none. */
  addMetadata: 'Add metadata',
  saveMetadata: 'Save metadata',
  /** Button and toast. */
  savePermissions: 'Save permissions',
  permissionsSaved: 'Permissions saved.',

  /** {browser} is such as "Firefox", {system} is such as "Windows". */
  browserOnSystem: '{browser} on {system}',
  /** Under a field. {line} is a number. */
  invalidJson:
    'Line {line} isn’t valid JSON. Names and text need double quotes, and entries a comma between them.',
  /** {reason} says in English what is wrong. */
  csvInvalid: 'This file isn’t valid CSV: {reason}.',
  /** {line} is a number. */
  csvLineInvalid: 'This file isn’t valid CSV in line {line}: {reason}.',

  offline: 'You’re offline. Check your connection and try again.',
  fileNotLoaded: 'A file of this page can’t be loaded. Check your connection and try again.',
  unreachable: 'Can’t reach the service. Check your connection and try again.',
  rateLimited: 'Too many attempts. Wait a moment and try again.',
  /** A change that needs a sign-in a short time ago; the button "Sign in again" follows. */
  recentSignInRequired: 'For your security, sign in again before you make this change.',
  sessionEnded: 'You’re signed out. Sign in again, then save your changes.',
  /** Above controls that a developer can't use. */
  ownersOnly: 'Only owners can change this.',
  teamAdminRequired:
    'Only members with the permission team_admin in the owning team can make this change.',
  unexpected: 'Something went wrong. Try again in a moment.',
  /** An action for several things. {failed} and {total} are numbers, {reason} is a sentence. */
  partialFailure: 'Failed for {failed} of {total}, and succeeded for the others. {reason}',
  noPublishableKey: 'The service created no publishable key.',
  /** The service rejected a call without a reason. {status} is a number of HTTP. */
  unexpectedStatus: 'The service answered with status {status}.',

  // Names of settings, which the audit log shows too.
  emailAndPassword: 'Email and password',
  emailCodeAndLink: 'Email code and link',
  codeInSubject: 'Show the code in the subject of sign-in emails',
  allowSignUp: 'Allow sign-up',
  usersDeleteAccount: 'Users can delete their own account',
  usersCreateTeams: 'Users can create teams',
  teamForEveryUser: 'Create a team for every new user',
  usersCreateApiKeys: 'Users can create API keys',
  teamsHaveApiKeys: 'Teams can have API keys',
  /** Label of a choice. */
  emailInUse: 'If a provider returns an email that’s already in use',
  /** Option: the account that has the email. */
  linkProvider: 'Link the provider to that account',
  rejectSignIn: 'Reject the sign-in',
  createOtherAccount: 'Create another account',
  requireVerifiedEmail: 'Require a verified email',
  rejectBreachedPasswords: 'Reject breached passwords',
  /** Label of a choice. */
  proofOfWork: 'Proof of work',
  /** Option: only while the service is attacked. */
  proofUnderAttack: 'Under attack',
  /** Option. */
  proofAlways: 'Always',
  /** Option. */
  proofNever: 'Never',
  /** Heading of a group of settings. */
  twoStepRules: 'Two-step verification',
  /** Checkbox. */
  requireTwoStep: 'Require two-step verification',
  /** Label of a choice: all users, or those with a permission. */
  requiredFor: 'Required for',
  allUsers: 'All users',
  daysToSetUp: 'Days to set it up',
  passkeyReplacesCode: 'A passkey replaces the code',
  sessionsPerUser: 'Sessions per user',
  daysUntilSignIn: 'Days until users sign in again',
  daysUntilIdleEnd: 'Days until an unused session ends',
  daysToRestore: 'Days to restore a deleted account',
  /** Label of a field. */
  logo: 'Logo',
  /** Label of a field. */
  darkLogo: 'Logo on dark backgrounds',
  /** Label of a field. */
  supportEmail: 'Support email',
  /** Label of a field: the color of buttons and links. */
  accentColor: 'Accent color',
  /** Heading of the list. */
  trustedDomains: 'Trusted domains',
  allowLocalhost: 'Allow localhost',
  /** Heading of a section; "On" or "Off" follows. */
  productionMode: 'Production mode',
  /** Label of a field: the address of the server. */
  host: 'Host',
  /** Label of a field: a number. */
  port: 'Port',
  /** Label of a field. */
  username: 'Username',
  /** Label of a field. */
  senderName: 'Sender name',
  /** Label of a field. */
  senderEmail: 'Sender email',
  /** Label of a field. */
  configurationId: 'Configuration ID',
  /** Label of a field. */
  tenantId: 'Tenant ID',
  /** Label of a field: the picture on the button of the provider. */
  iconUrl: 'Picture URL',
  /** Label of a choice: when an email address of the provider counts as verified. */
  emailTrust: 'Email addresses',
  /** State of a provider. */
  sharedKeys: 'Shared keys',
  /** State of a provider, and option. */
  ownKeys: 'Your own keys',
  /** Label of a choice. */
  providerKeys: 'Keys',
  /** Option. */
  emailTrustNever: 'Never verified',
  /** Option. email_verified is code. */
  emailTrustClaim: 'Verified if the provider says so (email_verified)',
  /** Option. */
  emailTrustAlways: 'Always verified',
  /** Name of a list, read aloud: the ways in which a client gets tokens, as OAuth calls them. */
  grantTypes: 'Grant types',
  /** Heading of a column, and label of a field: where users return to. */
  redirectUrls: 'Redirect URLs',
  /** Label of a field: the address of the page that asks users whether they allow another app. */
  consentUrl: 'Consent page URL',
  /** Label of a field. */
  signOutUrl: 'Sign-out page URL',
  /** Label of a field. */
  postLogoutRedirectUrls: 'Redirect URLs after a sign-out',
  /** Label of a field. */
  frontChannelLogoutUrl: 'Front-channel logout URL',
  /** Label of a checkbox. A client ID metadata document is a file on the web that describes a client. */
  allowMetadataDocuments: 'Allow client ID metadata documents',
  /** Label of a checkbox. Dynamic registration is a term of OAuth. */
  allowRegistration: 'Allow dynamic registration',
  /** Heading: the servers of the owner that accept access tokens. */
  oauthResources: 'APIs',
  /** State of an email address. */
  primary: 'Primary',
  /** State of an email address. */
  usedForSignIn: 'Used for sign-in',
  /** Heading, button and title of the dialog. */
  requireSingleSignOn: 'Require single sign-on',
  /** Label of a choice: the member who can always sign in. */
  emergencyOwner: 'Emergency owner',
  defaultPermissions: 'Default permissions',
  /** Heading. */
  providerSettings: 'Provider settings',
  /** Heading: the permissions of members who sign in with a connection. */
  connectionPermissions: 'Permissions of members',
  /** Label of a choice. */
  role: 'Role',
  /** Heading of a column and of a list of checkboxes: other permissions. */
  contains: 'Contains',
  /** Label of a field. */
  permissionId: 'ID',
  providers: 'Identity providers',
  domains: 'Domains',
  emailServer: 'Email server',
  webhooks: 'Webhooks',
  /** State of a webhook. */
  paused: 'Paused',
  /** Button, and heading of a list of checkboxes: those that a webhook receives. */
  events: 'Events',
  /** The events that a webhook receives. */
  everyEvent: 'Every event',
  /** Item of the navigation: emails about changes of an account. */
  securityEmails: 'Security emails',
  emailTemplates: 'Email templates',
  /** Item of the navigation: logo and color. */
  branding: 'Branding',

  /** Button, and an item of the search. */
  newUser: 'New user',
  /** Button, title of the dialog, and an item of the search. */
  newKeys: 'New keys',
  /** Button, and an item of the search. An endpoint is a URL that receives events. */
  addEndpoint: 'Add endpoint',
  /** Title of the dialog, and an item of the search. */
  inviteMembersTitle: 'Invite colleagues',
  /** In an exported file, and in the name of a setting such as "Email server: Host". */
  nameAndValue: '{name}: {value}',
  /** Button below a list with the newest first. */
  loadOlder: 'Load older',
  /** The same, while a list is searched. */
  searchOlder: 'Search older',
}
