/** Texts of the audit log, without the names of its events. */
export const texts = {
  auditLogIntro: 'Who signed in, what was changed, and from where. Newest first.',
  exportJson: 'Export JSON',
  /** Label of the search. */
  searchEvents: 'IP address, client, email or ID',
  /** Before a button: which events are listed. */
  action: 'Action',
  /** On the button, for all events. */
  allActions: 'All actions',
  /** On the button, for some events. */
  actionCount: { one: '{count} action', other: '{count} actions' },
  /** The same, read aloud. {name} is the text on the button. */
  actionNamed: 'Action: {name}',
  chooseActions: 'Choose actions',
  /** Label of the search. */
  searchActions: 'Search actions',
  noActionMatches: 'No action matches.',
  /** A box for all actions of a group, read aloud, and a filter that is set. {name} is the name of the group, such as "Sign-ins". */
  allOfGroup: '{name}: all',
  /** Button of the form. */
  showEventsOf: { one: 'Show {count} action', other: 'Show {count} actions' },
  tooManyActions: {
    one: 'Choose at most {count} action, or none for all.',
    other: 'Choose at most {count} actions, or none for all.',
  },
  /** Label of a choice, and before a name: who did it. */
  by: 'By',
  anyone: 'Anyone',
  noMatchingEventsTitle: 'No matching events',
  noMatchingEvents: 'Remove a filter, or choose other days.',
  noEventsTitle: 'No events yet',
  noEvents: 'Events appear here when users sign in and when you change the project.',
  showAllEvents: 'Show all events',

  /** Before a button: whose events are listed. */
  userFilter: 'User',
  anyUser: 'Any user',
  /** The same, read aloud. */
  anyUserNamed: 'User: any user',
  chooseUser: 'Choose a user',
  /** In the empty field of the search for a user. */
  searchUser: 'Name, email or ID',
  typeToSearch: 'Type to find a user.',
  noUserMatches: 'No user matches.',

  /** Several equal events one after the other. {name} is such as "Sign-in failed", {count} is 2 or more. */
  repeatedEvent: { one: '{name}, {count} time', other: '{name}, {count} times' },
  newEvents: { one: '{count} new event', other: '{count} new events' },
  newEventsOrMore: { one: '{count} new event or more', other: '{count} new events or more' },
  /** The service searches the log in parts; a button "Search older" follows. */
  noneSoFar: 'No event matches so far.',
  /** {time} is a date with a time. */
  searchedSince: 'Searched the events since {time}.',

  /** Before a date and time. */
  when: 'When',
  /** Before a name: what the event is about. */
  about: 'About',
  /** Before the name of a team. */
  team: 'Team',
  /** Before an IP address. */
  fromAddress: 'From',
  /** Before the name of a browser or a program. */
  client: 'Client',
  /** Heading of a list of codes. */
  forDevelopers: 'For developers',

  /** Kind of actor or subject. */
  userKind: 'User',
  /** Kind of actor. */
  serverKeyKind: 'Server key',
  /** {name} is the description of project keys, or their last characters. */
  keyNamed: 'Key {name}',
  /** A key of the configuration file. */
  configuredKey: 'Key from configuration',
  /** Kind of actor: a member of the project or an admin key. */
  admin: 'Admin',
  /** Kind of actor: a visitor without an account. */
  visitor: 'Visitor',
  /** Kind of actor: the service itself. The name stays as it is. */
  service: 'Latchkey',
  /** Kind of actor: an identity provider that changes users with SCIM. */
  scimTokenKind: 'SCIM token',
  /** {name} is the description of the token, or its last characters. */
  scimTokenNamed: 'SCIM token {name}',
  /** Kind of actor: the holder of a link with which a company sets up single sign-on. */
  setupLinkKind: 'Set-up link',
  /** Kind of actor: the identity provider of a company, at a sign-in. */
  identityProviderKind: 'Identity provider',
  /** {name} is the name of the connection with the provider. */
  identityProviderNamed: 'Identity provider {name}',
  /** Kind of subject. */
  project: 'Project',
  /** In place of the subject of an event. */
  noAccount: 'No account',
  /** Kind of actor: a person who manages the project, in any role. */
  projectMemberKind: 'Project member',
  /** {name} is the name of a member of the project. */
  projectMemberNamed: 'Project member {name}',
  ownerTeam: 'Owner team',
  /** {name} is the name of the team that owns the project. */
  ownerTeamNamed: 'Owner team {name}',
  teamNamed: 'Team {name}',
  /** {id} is the start of an ID. */
  userWithId: 'User {id}',
  /** {id} is the start of an ID. */
  teamWithId: 'Team {id}',
  /** {name} is the name of a user. */
  byNamed: 'By {name}',
  byProjectMember: 'By project member',
  byUser: 'By user',
  byServerKey: 'By server key',
  /** {name} is the description of project keys, or their last characters. */
  byKeyNamed: 'By key {name}',
  byConfiguredKey: 'By key from configuration',
  byAdmin: 'By admin',
  byVisitor: 'By visitor',
  byService: 'By Latchkey',
  byScimToken: 'By SCIM token',
  /** {name} is the description of the token, or its last characters. */
  byScimTokenNamed: 'By SCIM token {name}',
  bySetupLink: 'By set-up link',
  byIdentityProvider: 'By identity provider',
  /** {name} is the name of the connection with the provider. */
  byIdentityProviderNamed: 'By identity provider {name}',
  /** The user did it whom the row is about. */
  byTheUser: 'By the user',

  /** The old and the new value of a setting. */
  changedFromTo: '{before} → {after}',
  /** In place of the values of a setting that is a secret. */
  changedValue: 'Changed',
  /** Before the cause of a failed sign-in. */
  why: 'Why',
  /** Before a sign-in method. */
  method: 'Method',
  /** Before a reason. */
  reason: 'Reason',
  /** Before the name of a provider. */
  providerOfEvent: 'Provider',
  /** Before the name of another app that is connected with OAuth, or its ID. */
  appOfEvent: 'App',
  /** Before the name of a browser and a system: the device of a session. */
  deviceOfEvent: 'Device',
  /** Before the name of a person who manages the project. */
  memberOfEvent: 'Member',
  /** Before the address of a webhook. */
  webhookOfEvent: 'Webhook',
  /** Before the ID of a permission. */
  permissionOfEvent: 'Permission',
  /** Before the name of a role. */
  roleOfEvent: 'Role',
  /** Before "On" or "Off". */
  turned: 'Status',
  /** Before the name of a kind of email. */
  emailsOfKind: 'Email category',
  /** Before the names of what was changed. */
  what: 'Changed fields',
  /** Ends a list of changed fields, such as "Host, Password, Port, and 3 more". {count} is 2 or more. */
  moreFields: { one: '{count} more', other: '{count} more' },
  /** Name of a field of a user or a team, as the three that follow: the data that apps store with it. */
  picture: 'Picture',
  clientMetadataOfEvent: 'Client metadata',
  readOnlyMetadataOfEvent: 'Client read-only metadata',
  serverMetadataOfEvent: 'Server metadata',
  /** Before a number of users. */
  recipients: 'Recipients',
  /** Before a date. */
  willBeDeleted: 'Will be deleted',
  /** Before a date. */
  banEnds: 'Ban ends',
  /** Name of an event: a ban got another end or reason. */
  banChanged: 'Ban changed',
  /** Before "Yes": the user had no password before. */
  firstPassword: 'First password',
  yes: 'Yes',
  /** The opposite of "Yes". */
  no: 'No',
  /** Name of a code, as all that follow, and `eventId`. */
  errorCode: 'Error code',
  requestId: 'Request ID',
  sessionId: 'Session ID',
  memberId: 'Member ID',
  invitationId: 'Invitation ID',
  connectionId: 'Connection ID',
  scimTokenId: 'SCIM token ID',
  setupLinkId: 'Set-up link ID',
  contactChannelId: 'Contact channel ID',
  passkeyId: 'Passkey ID',
  apiKeyId: 'API key ID',
  projectKeyId: 'Project key ID',
  /** ID of the project keys with which a program acted. */
  actorKeyId: 'ID of the key that acted',
  oauthClientId: 'OAuth client ID',

  /** Why a sign-in failed, as all that follow. */
  deletionPending: 'The account is scheduled for deletion',
  guestsOff: 'Guests are turned off',
  wrongPassword: 'Wrong email or password',
  wrongAuthenticatorCode: 'Wrong code of the authenticator app',
  passkeyRejected: 'The passkey was not accepted',
  passwordSignInOff: 'Sign-in with a password is turned off',
  passwordChangeRequired: 'The generated password must be changed',
  signUpOff: 'Sign-up is turned off',
  userIsBanned: 'The user is banned',
  codeUsed: 'The code was used before',
  codeExpired: 'The code has expired',
  tooManyCodes: 'Too many wrong codes',
  wrongCode: 'Wrong code',
  /** Why sessions ended, as all that follow. */
  authorizationCodeReused: 'An authorization code was used twice',
  /** The user signed out at the OpenID provider. */
  endedByProvider: 'Ended by the sign-in provider',
  endedForSso: 'Single sign-on became required',
  connectionDeleted: 'Single sign-on of the team was deleted',
  domainOfEvent: 'Domain of the team',
  generatedByAdmin: 'Generated by an admin',
  refreshTokenReused: 'A refresh token was used twice',
  tooManySessions: 'The user had too many sessions',
  signedOutEverywhere: 'Signed out everywhere',

  /** Group of events in a list, as all that follow. */
  signInActions: 'Sign-ins',
  credentialActions: 'Credentials and addresses',
  teamActions: 'Teams and permissions',
  keyActions: 'Keys and emails',
}
