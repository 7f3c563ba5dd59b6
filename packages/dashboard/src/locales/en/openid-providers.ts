/** Texts about the OpenID providers that the owner adds to the built-in ones. */
export const texts = {
  /** Heading of the list below that of the built-in providers. */
  ownProviders: 'Your own providers',
  /** Below the heading. OpenID Connect is the name of a standard. */
  ownProvidersHelp: 'Any service that supports OpenID Connect, such as that of your company.',
  /** Button that opens a dialog, and the title of the dialog. */
  addProvider: 'Add your own provider',
  /** In place of the list. */
  noOwnProviders: 'No providers of your own yet.',
  /** Column of a table. */
  providerColumn: 'Provider',
  /** Column of a table. An issuer is the address of an OpenID provider. */
  issuerColumn: 'Issuer',
  /** Column of a table: whether users can sign in with the provider. */
  stateColumn: 'State',
  /** Column of a table: the result of the last test sign-in. */
  testColumn: 'Last test',
  /** Column of a table with buttons. */
  actionsColumn: 'Actions',
  /** State of a provider with which users can sign in. */
  providerOn: 'On',
  /** State of a provider with which users cannot sign in. */
  providerOff: 'Off',
  /** There was no test sign-in since the last change. */
  notTested: 'Not tested',
  /** The test sign-in succeeded. */
  testPassed: 'Passed',
  /** The test sign-in failed. {error} is a code, such as invalid_client. */
  testFailed: 'Failed: {error}',
  /** Field: the name of the provider on its button. */
  providerName: 'Name',
  /** Field: the ID of the provider in code. */
  providerId: 'ID',
  /** Below the field of the ID. signInWithOAuth is code. */
  providerIdHelp: 'Lower-case letters, digits, - and _. Your code calls signInWithOAuth with it.',
  /** Field: the address of the provider. */
  issuer: 'Issuer',
  /** Below the field of the issuer. */
  issuerHelp: 'The URL before /.well-known/openid-configuration.',
  /** Field: the URL to enter at the provider. */
  redirectUrl: 'Redirect URL',
  /** Below the redirect URL. */
  redirectUrlHelp: 'Enter it at the provider.',
  /** Field: another URL to enter at the provider, which ends sessions when the user signs out there. */
  logoutUrl: 'Back-channel logout URL',
  /** Below that URL. */
  logoutUrlHelp: 'Optional. A sign-out at the provider then ends the session here.',
  /** Field: the ID of the app at the provider. */
  clientId: 'Client ID',
  /** Field: the secret of the app at the provider. */
  clientSecret: 'Client secret',
  /** Below the field of the secret, once there is one. */
  keepSecret: 'Leave it empty to keep the stored secret.',
  /** Field: the picture on the button. */
  iconUrl: 'Picture URL',
  /** Field with three options: when an email address of the provider counts as verified. */
  emailTrust: 'Email addresses',
  /** Below that field. */
  emailTrustHelp: 'A verified address also signs in an existing user who has it.',
  /** Option: no address of the provider counts as verified. */
  trustNever: 'Never verified',
  /** Option: the provider says which address is verified. email_verified is code. */
  trustClaim: 'Verified if the provider says so (email_verified)',
  /** Option: every address of the provider counts as verified. */
  trustAlways: 'Always verified',
  /** Button of a form. */
  save: 'Save',
  /** Button that opens the settings of a provider. */
  edit: 'Edit',
  /** Button that opens a dialog, and the title of the dialog. */
  testSignIn: 'Test sign-in',
  /** In the dialog of the test. */
  testHelp: 'Sign in at the provider as a user would. No user and no session is created.',
  /** Button that starts the test. */
  prepareTest: 'Prepare the test',
  /** Link that opens the provider in a new tab. */
  openTest: 'Sign in at the provider',
  /** Button that reads the result of the test. */
  showResult: 'Show the result',
  /** Result of a test. {account} is an ID, {email} an email address or “–”. */
  testResult: 'Signed in as {account}, with the email address {email}.',
  /** Result of a test: whether the email address counts as verified. */
  addressVerified: 'The address would count as verified.',
  /** Result of a test: whether the email address counts as verified. */
  addressUnverified: 'The address would not count as verified.',
  /** Button: users can sign in with the provider from now on. */
  turnOn: 'Turn on',
  /** Button: users cannot sign in with the provider from now on. */
  turnOff: 'Turn off',
  /** Button that opens a question, and the button that confirms. */
  deleteProvider: 'Delete provider',
  /** Title of the question. */
  deleteTitle: 'Delete {name}?',
  /** The question. */
  deleteText:
    'Users can’t sign in with {name} any more. Their accounts stay connected if you add it again with the same ID and issuer.',
  /** Accessible name of a button in the row of a provider. {action} is its label. */
  actionFor: '{action}: {name}',
}
