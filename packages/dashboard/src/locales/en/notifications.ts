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
  new_device: 'Sign-in from a new device',
  password_added: 'Password added',
  password_changed: 'Password changed',
  password_removed: 'Password removed',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  provider_connected: 'OAuth account connected',
  provider_disconnected: 'OAuth account disconnected',
  email_codes_enabled: 'Sign-in with email codes turned on',
  email_codes_disabled: 'Sign-in with email codes turned off',
  credentials_revoked: 'Other ways to sign in removed',
  credentialsRevokedHelp:
    'Verifying an address for the first time ends credentials that were added before.',
  primary_email_changed: 'Primary email changed',
  sign_in_email_added: 'Sign-in email added',
  sign_in_email_removed: 'Sign-in email removed',
  two_factor_enabled: 'Two-step verification turned on',
  two_factor_disabled: 'Two-step verification turned off',
  recovery_code_used: 'Recovery code used',
  recovery_codes_created: 'Recovery codes created',
  account_deletion_scheduled: 'Account deletion scheduled',
  account_restored: 'Account restored',
}
