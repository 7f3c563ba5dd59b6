/** Texts of the page "Policies". */
export const texts = {
  policiesTitle: 'Policies',
  policiesIntro:
    'Rules for the accounts of users. They apply to existing accounts and sessions, too.',
  /** Heading of a group of settings. */
  signUpAndPasswords: 'Sign-up and passwords',
  requireVerifiedEmail: 'Require a verified email',
  requireVerifiedEmailHelp: 'Users can’t use the app until they verify their primary email.',
  rejectBreachedPasswords: 'Reject breached passwords',
  rejectBreachedPasswordsHelp:
    'Checks new passwords against the list of Have I Been Pwned. The list gets only the first five characters of a hash.',
  /** Label of a choice. */
  proofOfWork: 'Proof of work',
  proofOfWorkHelp:
    'Browsers compute for a moment before a sign-up or an emailed code, which makes automated sign-ups expensive. Users do nothing.',
  /** Option: only while the service is attacked. */
  proofUnderAttack: 'Under attack',
  /** Option. */
  proofAlways: 'Always',
  /** Option. */
  proofNever: 'Never',
  /** Heading of a group of settings. */
  twoStepRules: 'Two-step verification',
  /** Checkbox. */
  requireTwoStep: 'Require two-step verification',
  requireTwoStepHelp: 'Users set up an authenticator app and enter its code when they sign in.',
  /** Label of a field for a date. */
  requiredFrom: 'Required from',
  requiredFromHelp: 'From midnight UTC.',
  /** Label of a choice: all users, or those with a permission. */
  requiredFor: 'Required for',
  requiredForHelp:
    'A user has a permission in the project or in any team, also through another permission that contains it.',
  allUsers: 'All users',
  /** {permission} is the ID of a permission. */
  usersWith: 'Users with {permission}',
  daysToSetUp: 'Days to set it up',
  daysToSetUpHelp:
    'Counted from the sign-up or from that date, whichever is later. After that, users can only set it up or sign out.',
  passkeyReplacesCode: 'A passkey replaces the code',
  passkeyReplacesCodeHelp:
    'Users who sign in with a passkey that checks a fingerprint, a face or a PIN enter no code.',
  /** Heading of a group of settings. */
  sessionRules: 'Sessions',
  sessionsPerUser: 'Sessions per user',
  sessionsPerUserHelp: 'The oldest session ends when a user signs in once more. 0 sets no limit.',
  daysUntilSignIn: 'Days until users sign in again',
  daysUntilSignInHelp:
    'Counted from the sign-in. 0 leaves the limit of the service, which can’t be exceeded.',
  daysUntilIdleEnd: 'Days until an unused session ends',
  daysUntilIdleEndHelp:
    'Counted from the last use. 0 leaves the limit of the service, which can’t be exceeded.',
  /** Heading of a group of settings. */
  accountDeletion: 'Account deletion',
  daysToRestore: 'Days to restore a deleted account',
  daysToRestoreHelp: 'Users who delete their account can change their mind. 0 deletes it at once.',
}
