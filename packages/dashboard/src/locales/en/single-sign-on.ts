/** Texts of the single sign-on of a team: its domains, its connections with identity providers, and their provisioning. */
export const texts = {
  /** {team} is the name of a team, as a link. */
  singleSignOnIntro:
    'Employees of a company sign in at its own identity provider, and become members of {team}.',

  /** Heading: domains of email addresses that belong to the team. */
  teamDomains: 'Domains',
  teamDomainsHelp:
    'Email addresses of these domains sign in with the connection. A TXT record in the DNS proves that the team owns a domain.',
  /** In place of the list. */
  noTeamDomains: 'No domains yet.',
  /** Label of a field, such as acme.com. */
  emailDomain: 'Domain of the email addresses',
  /** Button. */
  addTeamDomain: 'Add domain',
  /** Beside the button, after that. */
  teamDomainAdded: 'Added. Add the record to the DNS now.',
  /** State of a domain. */
  domainWaiting: 'Waiting for the record',
  /** State of a domain. */
  domainMissing: 'Record missing',
  /** {when} is a time such as "3 days ago". */
  domainVerifiedWhen: 'Verified {when}',
  /** The same. */
  domainMissingHelp:
    'A check {when} didn’t find the record. Add it again: after 7 days without it, the domain is no longer verified.',
  /** Before the record. */
  addRecordHelp: 'Add this TXT record to the DNS of the domain, and keep it there.',
  /** Label of a value to copy. */
  recordName: 'Name of the TXT record',
  /** Label of a value to copy. */
  recordValue: 'Value of the TXT record',
  /** Button: looks the record up. */
  checkDomain: 'Check now',
  /** The same, read aloud. */
  checkDomainNamed: 'Check now: {domain}',
  recordNotFound:
    'The DNS doesn’t have this record yet. That can take a few minutes, or a day with some DNS providers.',
  domainOfOtherTeam: 'Another team has verified this domain. Its record must be removed first.',
  /** Button of the dialog. */
  removeTeamDomain: 'Remove domain',
  removeTeamDomainHelp:
    'The connection no longer signs in addresses of this domain, and no longer closes other sign-in methods for them.',

  /** Heading: links between the team and identity providers. */
  connections: 'Connections',
  connectionsHelp:
    'A connection leads to an identity provider, such as Okta, Microsoft Entra ID, Google Workspace or Keycloak. A team has one connection that is on.',
  /** In place of the list. */
  noConnections: 'No connections yet.',
  /** Button that opens a dialog, and the title of the dialog. */
  addConnection: 'Add connection',
  /** Button of the dialog. */
  createConnection: 'Create connection',
  /** State of a connection. */
  connectionDraft: 'Draft',
  /** State of a connection: a test sign-in has succeeded. */
  connectionTested: 'Tested',
  /** State of a connection: there is no other way to sign in. */
  connectionRequired: 'Required',
  /** Heading of a choice: the protocol of the provider. */
  protocol: 'Protocol',
  /** Below the option “OpenID Connect”. */
  oidcHelp: 'Most providers support it, and it needs no certificates.',
  /** Below the option “SAML 2.0”. */
  samlHelp: 'For companies that require it.',
  /** Below the field for the name of a connection. */
  connectionNameHelp: 'Usually the name of the company. Users read it when they sign in.',
  /** Label of a choice: how the service proves to the provider who it is. */
  clientAuthentication: 'Authentication of the service',
  /** Option of that choice, and label of a field. */
  privateKey: 'Private key',
  privateKeyHelp: 'PEM (PKCS #8): RSA, or the elliptic curve P-256, P-384 or P-521.',
  privateKeyStoredHelp: 'Leave it empty to keep the stored key.',
  /** Below the field “Key ID”. kid is the name of a field. */
  privateKeyIdHelp: 'Optional: the kid of the public key, by which the provider finds it.',
  /** Below the field “Scopes”. openid is a scope. */
  requestedScopesHelp: 'Separated by spaces. openid is always requested.',
  /** Heading of fields: the names in which an OpenID Connect provider sends a profile. */
  profileClaims: 'Claims',
  /** Heading of fields: the names in which a SAML provider sends a profile. */
  profileAttributes: 'Attributes',
  profileClaimsHelp: 'The names in which the provider sends the profile of a user.',
  profileAttributesHelp: 'Leave a field empty for the names that providers usually send.',
  /** Label of a field: the groups of a user at the provider. */
  groupsField: 'Groups',
  /** Heading of a choice: where the settings of the provider come from. */
  samlSource: 'Settings of the provider',
  /** Option, and label of a field. */
  metadataUrl: 'Metadata URL',
  metadataUrlHelp: 'The provider publishes its settings at a URL.',
  /** Option, and label of a field. */
  metadataXml: 'Metadata XML',
  metadataXmlHelp: 'The provider has a file to download. Paste its text.',
  /** Option. */
  enterByHand: 'Enter by hand',
  enterByHandHelp: 'Copy each value from the provider.',
  /** Label of a field. Entity ID is a term of SAML. */
  providerEntityId: 'Entity ID of the provider',
  /** Label of a field. */
  ssoUrl: 'Sign-in URL of the provider',
  /** HTTP-Redirect is a term of SAML. */
  ssoUrlHelp: 'Its single sign-on service with the binding HTTP-Redirect.',
  /** Heading, and label of a field. */
  certificates: 'Certificates',
  certificatesFieldHelp: 'In PEM, one after the other.',

  /** Heading: links with which an administrator of the company sets single sign-on up. */
  setupLinks: 'Set-up links',
  setupLinksHelp:
    'With a link, an administrator of the company verifies the domain, connects the identity provider and tests it, without an account. You turn the connection on afterwards.',
  /** In place of the list. */
  noSetupLinks: 'No links yet.',
  /** In place of the button. {link} is the text “Add the domain of your app” as a link. */
  setupLinksNeedDomain: 'A set-up link opens a page of your app. {link} to create links.',
  /** Button that opens a dialog, and the title of the dialog. */
  newSetupLink: 'New link',
  newSetupLinkHelp:
    'The link works for 7 days. Whoever has it can set up single sign-on for this team, so send it to the administrator only.',
  /** Button of the dialog. */
  createSetupLink: 'Create link',
  /** Title of the dialog after that. */
  setupLinkCreated: 'Link created',
  /** Label of a value to copy, and name of a row. */
  setupLink: 'Set-up link',
  copySetupLinkNow: 'Copy the link now. It isn’t shown again.',
  /** {when} is a time such as "in 3 days". */
  setupLinkExpires: 'Expires {when}',
  /** Button of the dialog. */
  revokeSetupLink: 'Revoke link',
  /** Title of the dialog. */
  revokeSetupLinkTitle: 'Revoke this link?',
  revokeSetupLinkHelp: 'The link stops working. The domains and the connection stay.',

  /** Below the name of a connection. {protocol} is OpenID Connect or SAML 2.0, {team} the name of a team, as a link. */
  connectionOf: '{protocol} connection of {team}',
  /** Heading of values to copy. */
  providerValues: 'Values for the provider',
  providerValuesHelp: 'Enter them at the identity provider. The guide has the steps for each one:',
  /** Name of the list of links to identity providers, read aloud. */
  guideSteps: 'Steps in the guide',
  /** Label of a value to copy. */
  serviceEntityId: 'Entity ID of the service',
  serviceEntityIdHelp: 'Also called audience or identifier. It is the URL of the metadata, too.',
  /** Label of a value to copy. ACS is a term of SAML. */
  acsUrl: 'ACS URL',
  acsUrlHelp: 'Also called reply URL or single sign-on URL.',

  /** Heading: the state of a connection. */
  testAndTurnOn: 'Test and turn on',
  /** {link} is the text “Verify a domain” as a link. */
  connectionNeedsDomain: 'The team has no verified domain yet. {link} before you test.',
  /** The link in the sentence before. */
  verifyDomainLink: 'Verify a domain',
  testSucceeded: 'The test sign-in succeeded.',
  /** {groups} is a list of names. */
  testedGroups: 'Groups: {groups}',
  /** Results of a test sign-in that failed. */
  reasonEmail: 'The provider sent no email address of a verified domain of the team.',
  reasonClient: 'The provider rejected the client ID, the secret or the key. Compare them.',
  reasonUnavailable: 'The provider didn’t respond. Check its URL, and try again.',
  reasonRejected: 'The response of the provider is invalid. Check the issuer and the client ID.',
  reasonIssuer: 'The response names another issuer or entity ID. Compare it with the provider.',
  reasonDenied: 'The provider refused the sign-in. Its log has the reason.',
  reasonScope: 'The provider doesn’t know a requested scope. Remove it.',
  reasonUnsigned: 'The assertion isn’t signed. Let the provider sign it, not only the response.',
  reasonSignature: 'The signature doesn’t match. The provider uses another certificate or key.',
  reasonAlgorithm:
    'The signature has an unsupported algorithm. Let the provider sign with RSA and SHA-256.',
  reasonCertificateExpired: 'The certificate has expired. Add the new one of the provider.',
  reasonEncrypted: 'The assertion is encrypted. Turn that off at the provider.',
  reasonAudience:
    'The response is for another audience. Enter the entity ID of the service at the provider.',
  reasonRecipient: 'The response is for another URL. Enter the ACS URL at the provider.',
  reasonRequest: 'The response doesn’t belong to this test. Start it again, in one tab.',
  reasonClock: 'The response was too early or too late. Check the clock of the provider.',
  reasonAccountId: 'The provider sent no permanent ID of the account. Change the NameID there.',
  /** {reason} is a code. */
  reasonOther: 'The test sign-in failed: {reason}.',
  /** Below the button that turns a connection on. */
  connectionNeedsTest: 'Complete a test sign-in first.',
  connectionReady: 'The test has succeeded, so that you can turn the connection on.',
  connectionIsOn: 'Addresses of the verified domains can sign in with it.',
  /** Title of the dialog. */
  turnOffConnectionTitle: 'Turn off this connection?',
  turnOffConnectionHelp:
    'Users can’t sign in with it until you turn it on again. Other sign-in methods work for their addresses.',
  /** Button: turns a connection off. */
  turnOffConnection: 'Turn off connection',
  requireHelp: 'Addresses of the verified domains then have no other sign-in method.',
  requireWarning:
    'Passwords, codes, passkeys and other providers no longer sign in addresses of the verified domains, or users who have signed in with this connection. Sessions of members that began with another method end now.',
  emergencyOwnerHelp:
    'A member with the permission team_admin, who keeps all sign-in methods and can repair the connection.',
  emergencyOwnerNotAdmin: 'This member doesn’t have the permission team_admin.',
  /** In place of the choice. */
  noEmergencyOwner:
    'No member of the team has another sign-in method. Add a member with a password or a passkey first.',
  /** Label of the search for an emergency owner. */
  searchEmergencyOwner: 'Search for a member',
  /** In place of the choice, after a search. */
  noEmergencyOwnerFound: 'No matching member has another sign-in method.',
  /** {name} is the name of a user. */
  requiredExcept: 'Only {name} keeps the other sign-in methods.',
  /** Button. */
  stopRequiring: 'No longer require',

  providerSettingsHelp:
    'After a change, the connection needs another test sign-in. One that is on stays on.',

  defaultPermissionsHelp: 'For new members whom no group gives permissions.',
  groupMappingsHelp:
    'Each sign-in gives the permissions of the user’s groups, and takes those of other groups in this list.',
  /** Button that opens a dialog, and the title of the dialog. */
  addGroup: 'Add group',
  /** Label of a field. */
  providerGroup: 'Group at the provider',
  providerGroupHelp: 'Its name or ID, as the provider sends it. Microsoft Entra ID sends IDs.',
  groupTaken: 'The list already has this group.',
  /** Message. */
  groupRemoved: 'Group removed.',

  certificatesHelp:
    'The service accepts a certificate until it expires. Add the next one before the provider uses it.',
  /** Button that opens a dialog, and the title of the dialog. */
  addCertificate: 'Add certificate',
  noNewCertificates: 'The list already has these certificates.',
  /** {when} is a time such as "in 3 days". */
  certificateExpires: 'Expires {when}',
  /** {when} is a time such as "3 days ago". */
  certificateExpired: 'Expired {when}',
  /** {when} is a time such as "in 3 days". */
  lastCertificateExpires:
    'The last certificate of the provider expires {when}. Add the next one, so that users can sign in after that.',
  /** {when} is a time such as "3 days ago". */
  lastCertificateExpired:
    'The last certificate of the provider expired {when}. Users can’t sign in until you add a new one.',
  /** Button of the dialog. */
  removeCertificate: 'Remove certificate',
  /** Title of the dialog. */
  removeCertificateTitle: 'Remove this certificate?',
  removeCertificateHelp: 'The service then rejects responses that the provider signs with it.',

  /** Heading: users and groups that the identity provider creates. */
  provisioning: 'Provisioning',
  /** SCIM is the name of a protocol. */
  provisioningHelp:
    'With SCIM 2.0, the provider creates, changes and deactivates the members of the team. The guide has the steps:',
  /** In place of the list. */
  noScimTokens: 'No tokens yet. Create one, and enter it at the provider.',
  /** Button that opens a dialog, and the title of the dialog. */
  newScimToken: 'New token',
  /** Button of the dialog. */
  createScimToken: 'Create token',
  /** Title of the dialog after that. */
  scimTokenCreated: 'Token created',
  scimDescriptionHelp: 'Optional, such as the name of the provider.',
  /** Label of a value to copy. */
  scimToken: 'Token',
  copyScimTokenNow: 'Copy the token now. It isn’t shown again.',
  /** Label of a value to copy. */
  scimBaseUrl: 'Base URL',
  scimBaseUrlHelp: 'Also called tenant URL or SCIM connector base URL.',
  /** {when} is a time such as "3 days ago". */
  scimTokenUsed: 'Last used {when}',
  scimTokenUnused: 'Never used',
  /** In place of the description of a token that has none. */
  unnamedToken: 'Token without a description',
  /** Button of the dialog. */
  revokeScimToken: 'Revoke token',
  revokeScimTokenHelp:
    'The provider can no longer create, change or deactivate members with it. Users and groups stay.',
  /** Heading of a list. */
  provisionedUsers: 'Provisioned users',
  /** State of a provisioned user. */
  provisionedActive: 'Active',
  /** State of a provisioned user. */
  provisionedInactive: 'Deactivated',
  /** Heading of a column with times. */
  lastChange: 'Last change',
  /** Heading of a list. */
  provisionedGroups: 'Provisioned groups',

  /** Heading, and button. */
  deleteConnection: 'Delete connection',
  deleteConnectionHelp: 'Users can’t sign in with it anymore.',
  /** In the dialog. */
  deleteConnectionWarning:
    'Sessions that began with it end, and its SCIM tokens stop working. Users stay members, and keep their other sign-in methods. This can’t be undone.',
}
