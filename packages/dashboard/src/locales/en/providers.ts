/** Texts of the page "OAuth providers". */
export const texts = {
  providersTitle: 'OAuth providers',
  providersIntro:
    'With your own keys, the provider shows the name of your app. Shared keys are for testing.',
  /** Caption of the table. */
  providersCaption: 'Sign-in providers',
  /** Heading of a column. */
  provider: 'Provider',
  /** Heading of a column, and label of a field. */
  clientId: 'Client ID',
  /** State of a provider. */
  sharedKeys: 'Shared keys',
  /** State of a provider, and option. */
  ownKeys: 'Your own keys',
  /** Button. */
  turnOn: 'Turn on',
  /** The same, read aloud. {name} is the name of a provider. */
  turnOnNamed: 'Turn on {name}',
  /** Button. */
  turnOff: 'Turn off',
  /** The same, with the name of a provider. */
  turnOffNamed: 'Turn off {name}',
  turnOffNamedTitle: 'Turn off {name}?',
  turnOffHelp: 'Users can’t sign in with {name} until you turn it on again. Its keys are deleted.',
  /** Label of a choice. */
  providerKeys: 'Keys',
  /** Option. */
  sharedKeysForTesting: 'Shared keys, for testing',
  /** {provider} is the name of a provider, as a link. */
  createKeysAt: 'Create the keys at {provider}, then copy them here.',
  /** Label of a value to copy. */
  callbackUrl: 'Callback URL',
  callbackUrlHelp: 'Enter it at the provider, when you create the keys there.',
  /** Label of a field: an identifier of Apple. */
  servicesId: 'Services ID',
  /** Label of a field. */
  clientSecret: 'Client secret',
  clientSecretHelp: 'Leave it empty to keep the stored secret.',
  /** Label of a field. */
  configurationId: 'Configuration ID',
  /** Label of a field. */
  tenantId: 'Tenant ID',
  /** Label of a field for a file. */
  keyFile: 'Key file',
  replaceKeyFileHelp: 'Choose a file, and fill in both IDs, only to replace the stored key.',
  /** “Sign in with Apple” is a name that Apple gives. */
  keyFileHelp: 'The .p8 file of a key with “Sign in with Apple”. Apple lets you download it once.',
  /** Label of a field. */
  keyId: 'Key ID',
  /** What the field takes. */
  tenCharacters: '10 letters and digits',
  /** Label of a field: the team of the developer at Apple. */
  appleTeamId: 'Team ID',
  appleTeamIdHelp: 'Apple shows it at the top right of your account.',
  keyIncomplete: 'To replace the key, choose its file and fill in the key ID and the team ID.',
  keyInvalid: 'This file is no key of Apple. Choose the .p8 file that you downloaded.',
}
