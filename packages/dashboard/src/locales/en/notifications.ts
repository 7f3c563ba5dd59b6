/** Texts of the page "Security emails". */
export const texts = {
  securityEmailsTitle: 'Security emails',
  securityEmailsIntro:
    'Users get these emails when someone signs in to their account or changes how it’s accessed.',
  /** Heading of a group of emails. */
  signInEvents: 'Sign-ins',
  signInEventsHelp: 'A browser and system that the user hasn’t signed in with before.',
  passwordEventsHelp: 'A password that is set, replaced or removed.',
  /** Heading of a group of emails. */
  otherMethods: 'Other sign-in methods',
  otherMethodsHelp: 'Passkeys, email codes and accounts at OAuth providers.',
  /** Heading of a group of emails. */
  addressEvents: 'Email addresses',
  addressEventsHelp: 'The addresses that sign in, and the one that receives these emails.',
  /** Heading of a group of emails. */
  twoStepEvents: 'Two-step verification',
  twoStepEventsHelp: 'The authenticator app and its recovery codes.',
  /** Heading of a group of emails. */
  accountEvents: 'Account',
  accountEventsHelp: 'The deletion of the account during its grace period.',
  /** Label of a checkbox, as all that follow: the event that sends an email. */
  newDevice: 'Sign-in from a new device',
  passwordAdded: 'Password added',
  passwordChanged: 'Password changed',
  passwordRemoved: 'Password removed',
  passkeyAdded: 'Passkey added',
  passkeyRemoved: 'Passkey removed',
  providerConnected: 'OAuth account connected',
  providerDisconnected: 'OAuth account disconnected',
  emailCodesOn: 'Sign-in with email codes turned on',
  emailCodesOff: 'Sign-in with email codes turned off',
  credentialsRevoked: 'Other ways to sign in removed',
  credentialsRevokedHelp:
    'Verifying an address for the first time ends credentials that were added before.',
  primaryEmailChanged: 'Primary email changed',
  signInEmailAdded: 'Sign-in email added',
  signInEmailRemoved: 'Sign-in email removed',
  twoStepOn: 'Two-step verification turned on',
  twoStepOff: 'Two-step verification turned off',
  recoveryCodeUsed: 'Recovery code used',
  recoveryCodesCreated: 'Recovery codes created',
  accountDeletionScheduled: 'Account deletion scheduled',
  accountRestored: 'Account restored',
}
