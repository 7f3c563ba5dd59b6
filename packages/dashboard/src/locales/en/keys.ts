/** Texts of the page "API keys". */
export const texts = {
  keysIntro:
    'The publishable key is for your app and public. Keep the server and admin keys on your servers.',
  /** After that, in the same paragraph. */
  keysRotation:
    'To replace a key, create a new one, put it into your app or server, then revoke the old one.',
  /** Caption of the table. */
  setsOfKeys: 'Sets of keys',
  noKeysTitle: 'No keys yet',
  noKeys: 'Your app needs a publishable key, and its server a secret one.',
  /** Heading of a column, and of a list of checkboxes. */
  keys: 'Keys',
  /** Heading of a column with times. */
  expires: 'Expires',
  /** In place of a time. */
  neverExpires: 'Never',
  /** A publishable key. {ending} is its last characters. */
  publishableEnding: 'Publishable {ending}',
  /** A server key. {ending} is its last characters. */
  serverEnding: 'Server {ending}',
  /** An admin key. {ending} is its last characters. */
  adminEnding: 'Admin {ending}',
  /** State of keys. */
  keysValid: 'Valid',
  /** State of keys. */
  keysExpired: 'Expired',
  /** State of keys. */
  keysRevoked: 'Revoked',
  /** In place of the description of keys. */
  unnamedKeys: 'Unnamed keys',
  revokeKeys: 'Revoke keys',
  revokeKeysHelp: 'Apps and servers that use these keys stop working. This can’t be undone.',
  /** In the question before the keys are revoked. {time} is a relative time, such as "2 hours ago". */
  keysLastUsed: 'Last used {time}.',
  /** The same, for keys without a recorded use. */
  keysNeverUsed: 'No use of these keys is recorded.',
  /** Heading of a column with times. */
  lastUsed: 'Last used',
  /** In place of the time. */
  keysNotUsed: 'Not yet',
  /** Button of the form. */
  createNewKeys: 'Create keys',
  /** Title of the dialog after that. */
  keysCreated: 'Keys created',
  /** Description of the keys in the configuration file of the service. */
  keysFromConfiguration: 'From the configuration',
  keysDescriptionHelp: 'Name where you use the keys, so that you know later which ones to revoke.',
  /** Label of a checkbox. */
  withPublishableKey: 'Publishable key, for apps',
  /** Label of a checkbox. */
  withServerKey: 'Server key, secret',
  /** Label of a checkbox. */
  withAdminKey: 'Admin key, secret: it can change the configuration',
  /** Label of a choice. */
  expireAfter: 'Expire after',
  days: { one: '{count} day', other: '{count} days' },
  years: { one: '{count} year', other: '{count} years' },
  copyKeysNow: 'Copy the keys now and store them somewhere safe. You won’t see them again.',
  serverKey: 'Server key',
  adminKey: 'Admin key',
}
