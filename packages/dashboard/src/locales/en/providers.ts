/** Texts of the page "Identity providers". */
export const texts = {
  providersTitle: 'Identity providers',
  providersIntro:
    'With your own keys, the provider shows the name of your app. Shared keys are for testing.',
  /** Caption of the table. */
  providersCaption: 'Sign-in providers',
  /** Heading of a column. */
  provider: 'Provider',
  /** The same, read aloud. {name} is the name of a provider. */
  turnOnNamed: 'Turn on {name}',
  /** Message. {name} is the name of a provider, such as Google. */
  turnedOnNamed: '{name} turned on.',
  /** The same, with the name of a provider. */
  turnOffNamed: 'Turn off {name}',
  turnOffNamedTitle: 'Turn off {name}?',
  turnOffHelp: 'Users can’t sign in with {name} until you turn it on again. Its keys are deleted.',
  /** Option. */
  sharedKeysForTesting: 'Shared keys, for testing',
  /** Below the choice. {provider} is the name of a provider. */
  sharedKeysHelp:
    'Sign-in works at once, without an account at {provider}. Choose your own keys before you go live.',
  /** {provider} is the name of a provider, as a link. */
  createKeysAt: 'Create the keys at {provider}, then copy them here.',
  /** Label of a value to copy. */
  callbackUrl: 'Callback URL',
  callbackUrlHelp: '{provider} asks for it when you create the keys, also as “redirect URI”.',
  /** Label of a field: an identifier of Apple. */
  servicesId: 'Services ID',
  /** Label of a field for a file. */
  keyFile: 'Key file',
  replaceKeyFileHelp: 'Choose a file, and fill in both IDs, only to replace the stored key.',
  /** “Sign in with Apple” is a name that Apple gives. */
  keyFileHelp: 'The .p8 file of a key with “Sign in with Apple”. Apple lets you download it once.',
  /** The format that the field takes. */
  tenCharacters: '10 letters and digits',
  /** Label of a field: the team of the developer at Apple. */
  appleTeamId: 'Team ID',
  appleTeamIdHelp: 'Apple shows it at the top right of your account.',
  keyIncomplete: 'To replace the key, choose its file and fill in the key ID and the team ID.',
  keyInvalid: 'This isn’t an Apple key file. Choose the .p8 file that you downloaded.',
  /** Below the field of a client ID or secret. */
  keyHasSpaces: 'Remove the spaces: a key has none.',
  googleClientIdRule: 'Enter the ID that ends in .apps.googleusercontent.com.',
  /** Microsoft calls it “Application (client) ID”. */
  microsoftClientIdRule:
    'Enter the application (client) ID: 32 hexadecimal digits in five groups with hyphens.',

  /** Heading of the list below that of the built-in providers. */
  ownProviders: 'Your own providers',
  /** OpenID Connect is the name of a standard. */
  ownProvidersHelp:
    'Any service that supports OpenID Connect, such as your company’s identity provider.',
  /** Button that opens a dialog, and the title of the dialog. */
  addOwnProvider: 'Add your own provider',
  /** In place of the list. */
  noOwnProviders: 'No providers of your own yet.',
  testPassed: 'Passed',
  /** {error} is a code, such as invalid_client. */
  testFailed: 'Failed: {error}',
  /** Label of a field: the ID of the provider in code. */
  providerId: 'ID',
  /** signInWithOAuth is code. */
  providerIdHelp: 'Lower-case letters, digits, - and _. Your code calls signInWithOAuth with it.',
  /** Below the field, in place of the help, when the ID breaks the rule. */
  providerIdRule:
    'Start with a lowercase letter. Use at most 63 lowercase letters, digits, hyphens and underscores.',
  emailTrustHelp: 'A verified address also signs in an existing user who has it.',
  /** The same, read aloud. {name} is the name of a provider. */
  testSignInNamed: 'Test sign-in with {name}',
  testedEmailVerified: 'The address would count as verified.',
  testedEmailUnverified: 'The address would not count as verified.',
  deleteProviderHelp:
    'Users can’t sign in with it anymore. Their accounts stay connected if you add it again with the same ID and issuer.',
}
