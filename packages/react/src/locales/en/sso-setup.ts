/** Texts of the page on which the administrator of a customer sets single sign-on up. */
export const texts = {
  /** Above the heading. */
  ssoSetupStep: 'Step {step} of 4',
  /** Below each step. {team} is the name of a company. */
  ssoSetupFor: 'Single sign-on for {team}. This link works until {date}.',
  ssoSetupGoneTitle: "This link doesn't work",
  ssoSetupGone: 'It has expired, was revoked, or was not copied completely. Ask for a new one.',

  ssoDomainTitle: 'Verify your domain',
  ssoDomainLead:
    'People with an email address of this domain will sign in with your identity provider.',
  /** Label of a field: the part of an address after the @. */
  ssoDomain: 'Domain',
  /** Button. */
  ssoDomainAdd: 'Add domain',
  /** Button: shows the field for it. */
  ssoDomainAddAnother: 'Add another domain',
  ssoDomainInvalid: 'Enter a domain such as acme.com that is not in the list yet.',
  /** A name and a value to copy follow. */
  ssoDomainRecord: 'Add this TXT record to the DNS of {domain}.',
  /** The name of a DNS record. */
  ssoRecordName: 'Name',
  /** The value of a DNS record. */
  ssoRecordValue: 'Value',
  /** Button: looks the record up. */
  ssoDomainCheck: 'Check now',
  /** Button. {domain} is a domain. */
  ssoDomainRemove: 'Remove {domain}',
  /** Title of a dialog. */
  ssoDomainRemoveTitle: 'Remove {domain}?',
  ssoDomainRemoveText:
    'Its TXT record stops working. If you add the domain again, it gets a new record.',
  ssoDomainMissing:
    "We couldn't find the record. A new record can take up to a day to be visible everywhere.",
  ssoDomainTaken: 'Another team has verified this domain.',
  ssoDomainVerified: '{domain} is verified.',

  ssoProviderTitle: 'Choose your identity provider',
  /** Button. {protocol} is OpenID Connect or SAML 2.0. */
  ssoOtherProvider: 'Other ({protocol})',
  /** Button: goes back to the step before. */
  ssoDomainBack: 'Back to domains',
  /** Heading. {provider} is a name such as Okta. */
  ssoConnectTitle: 'Connect {provider}',
  /** The same for a provider of which only the protocol is known. */
  ssoConnectProtocolTitle: 'Connect your identity provider',
  /** The first step. {console} is a name such as Okta, and a list of acts follows. */
  ssoCreateIn: 'Create an app in {console}.',
  /** The same for a provider of which only the protocol is known. */
  ssoCreateAtProvider: 'Create an app at your provider.',
  /** An act in the console of a provider, as are the next texts. Their {names} are those of the console. */
  ssoActOpen: 'Open {place} and choose {item}.',
  ssoActType: 'Choose {method} and {type}.',
  ssoActRedirect: 'Enter the redirect URI below under {field}.',
  ssoActAssign: 'Under {place}, assign the people who may sign in.',
  ssoActPlatform: 'Under {place}, choose {platform} and enter the redirect URI below.',
  ssoActNewSecret: 'Under {place}, choose {item} and copy its {field}.',
  ssoActDownload: 'Name the app, continue, and choose {item}.',
  ssoActEntityId: 'Enter the values below as {acs} and {entity}.',
  ssoActTurnOn: 'Under {place}, turn the app on for the people who may sign in.',
  ssoActOption: 'Turn on {option}.',
  ssoActCopySecret: 'Copy the client secret from {place}.',
  ssoActClient: 'Register a client with the authorization code flow and a client secret.',
  ssoActRedirectUri: 'Enter the redirect URI below.',
  ssoActServiceProvider: 'Add a service provider for SAML 2.0.',
  ssoActSigned: 'Let the provider sign the assertions, and not encrypt them.',
  ssoActPeople: 'Give access to the people who may sign in.',
  /** The second step: the fields for the values follow. */
  ssoValuesEnter: 'Enter the values from your provider.',
  /** The same for a provider whose only value is its metadata. */
  ssoValuesMetadata: 'Upload or paste the metadata of your provider.',
  /** Label of a field, which accepts either. */
  ssoMetadata: 'Metadata URL or XML',
  /** The same for a provider without a URL of its metadata. */
  ssoMetadataXml: 'Metadata XML',
  /** Button at that label: fills the field with the text of a file. */
  ssoMetadataFile: 'Choose file',
  /** The chosen file is another one, or is too large. */
  ssoMetadataFileWrong: 'Choose the XML file with the metadata of your provider, of up to 500 KB.',
  ssoValuesRefused: "These values don't work. Check them, and try again.",
  /** Button: goes back. */
  ssoProviderChange: 'Choose another provider',
  /** Button: goes back to the values that are in use. */
  ssoValuesChange: 'Change the values',

  ssoTestTitle: 'Test the sign-in',
  ssoTestLead:
    'The test opens a new tab. Sign in there with an address of your domain. The test creates no account.',
  /** Button. */
  ssoTest: 'Start test',
  /** The same while a test runs in another tab, and after a test that failed. */
  ssoTestAgain: 'Start test again',
  /** While a test runs in another tab. */
  ssoTestRunning: 'Waiting for the sign-in in the other tab. The result will appear here.',
  /** A code follows, such as invalid_client. */
  ssoTestFailed: 'The test failed. Check the values at your provider, and try again.',
  /** Why a test sign-in failed. */
  ssoReasonEmail: 'The provider sent no email address of a verified domain of the team.',
  ssoReasonClient:
    'The provider rejected the client ID, the client secret or the key. Compare them with the values at your provider.',
  ssoReasonUnavailable: "The provider didn't respond. Check its URL, and try again.",
  ssoReasonRejected: 'The response of the provider is invalid. Check the issuer and the client ID.',
  ssoReasonIssuer: 'The response names another issuer or entity ID. Compare it with the provider.',
  ssoReasonDenied: 'The provider refused the sign-in. Its log has the reason.',
  ssoReasonUnsigned: "The assertion isn't signed. Let the provider sign it, not only the response.",
  ssoReasonSignature: "The signature doesn't match. The provider uses another certificate or key.",
  ssoReasonAlgorithm:
    'The signature has an unsupported algorithm. Let the provider sign with RSA and SHA-256.',
  ssoReasonEncrypted: 'The assertion is encrypted. Turn that off at the provider.',
  ssoReasonAudience:
    'The response is for another audience. Enter the entity ID of the service at the provider.',
  ssoReasonRecipient: 'The response is for another URL. Enter the ACS URL at the provider.',
  ssoReasonRequest: "The response doesn't belong to this test. Start it again, in one tab.",
  ssoReasonClock: 'The response was too early or too late. Check the clock of the provider.',
  ssoReasonAccountId: 'The provider sent no permanent ID of the account. Change the NameID there.',
  ssoReasonCertificate: "The certificate has expired. Enter the provider's new metadata.",
  ssoTestPassed: 'The test succeeded.',

  ssoScimTitle: 'Provision users (optional)',
  ssoScimLead: 'With SCIM 2.0, your identity provider adds and removes people automatically.',
  /** Button. */
  ssoScimCreate: 'Create SCIM token',
  /** Below a secret. */
  ssoScimOnce: 'Copy the token now. It is shown only once.',
  /** Button: ends the last step. */
  ssoFinish: 'Finish',

  ssoDoneTitle: 'Single sign-on is set up',
  /** {team} is the name of a company. */
  ssoDone: 'An admin of {team} can now turn it on. You can close this page.',
}
