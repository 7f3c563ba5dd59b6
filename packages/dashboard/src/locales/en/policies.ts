/** Texts of the page "Policies". */
export const texts = {
  policiesTitle: 'Policies',
  policiesIntro:
    'Rules for the accounts of users. They apply to existing accounts and sessions, too.',
  /** Heading of a group of settings. */
  signUpAndPasswords: 'Sign-up and passwords',
  requireVerifiedEmailHelp: 'Users can’t use the app until they verify their primary email.',
  rejectBreachedPasswordsHelp:
    'Checks new passwords against the list of Have I Been Pwned. The list gets only the first five characters of a hash.',
  proofOfWorkHelp:
    'Browsers compute for a moment before a sign-up or an emailed code, which makes automated sign-ups expensive. Users do nothing. “Under attack” asks for it only while there are unusually many of them, and suits most projects.',
  requireTwoStepHelp: 'Users set up an authenticator app and enter its code when they sign in.',
  /** Label of a field for a date. */
  requiredFrom: 'Required from',
  requiredFromHelp: 'From midnight UTC.',
  requiredForHelp:
    'A user has a permission in the project or in any team, also through another permission that contains it.',
  /** {permission} is the ID of a permission. */
  usersWith: 'Users with {permission}',
  /** {permission} is the ID of a permission, {description} says what it allows. */
  usersWithDescribed: 'Users with {permission}: {description}',
  daysToSetUpHelp:
    'Counted from the sign-up or from that date, whichever is later. After that, users can only set it up or sign out.',
  passkeyReplacesCodeHelp:
    'Users who sign in with a passkey that checks a fingerprint, a face or a PIN enter no code.',
  /** Heading of a group of settings. */
  sessionRules: 'Sessions',
  /** In an empty field: there is no limit. */
  noLimit: 'No limit',
  /** In an empty field: the limit that the service has for all projects. */
  serviceLimit: 'Limit of the service',
  sessionsPerUserHelp: 'The oldest session ends when a user signs in once more.',
  daysUntilSignInHelp:
    'Counted from the sign-in. The limit of the service can’t be exceeded; it is 365 days by default.',
  daysUntilIdleEndHelp:
    'Counted from the last use. The limit of the service can’t be exceeded; it is 30 days by default.',
  /** Heading of a group of settings. */
  accountDeletion: 'Account deletion',
  daysToRestoreHelp: 'Users who delete their account can change their mind. 0 deletes it at once.',
}
