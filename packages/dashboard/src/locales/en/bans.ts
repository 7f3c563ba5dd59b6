/** Texts about bans, which the list of users and the page of a user have. */
export const texts = {
  /** Button. */
  banUser: 'Ban user',
  /** Button of the form: bans several users. */
  banCount: { one: 'Ban {count} user', other: 'Ban {count} users' },
  /** Button: changes the end and the reason of a ban. */
  changeBan: 'Change ban',
  /** Title of a dialog. {name} is the name of a user. */
  changeBanTitle: 'Change the ban of {name}',
  banUserHelp: 'All sessions end, and the user can’t sign in until the ban ends.',
  /** In the dialog that changes the end and the reason of a ban. */
  changeBanHelp: 'The user stays banned until the new end. The new reason replaces the old one.',
  banUsersHelp: 'All their sessions end, and these users can’t sign in until the ban ends.',
  /** Label of a choice: how long the ban lasts. Its options are this text, "1 hour", "7 days" and the like, and a date. */
  banDuration: 'Duration',
  /** Option: the ban has no end. */
  banUntilLifted: 'Until you unban',
  /** Option, after which a date can be chosen. */
  banUntilDate: 'Until a date',
  /** Label of a field for a date. */
  banEndDate: 'Ends on',
  banEndDateHelp: 'The ban ends at the end of this day in your time zone.',
  /** Label of a field. */
  banReasonLabel: 'Reason (optional)',
  banReasonHelp: 'Only for your team. The user doesn’t see it.',
  /** Message after a change of the end or the reason of a ban. */
  banUpdated: 'Ban changed.',
  /** Message after a form was sent without a change. */
  nothingChanged: 'Nothing changed.',
  /** Message. {name} is the name of a user. */
  userBanned: '{name} banned.',
  usersBanned: { one: '{count} user banned.', other: '{count} users banned.' },
  userUnbanned: '{name} unbanned.',
  usersUnbanned: { one: '{count} user unbanned.', other: '{count} users unbanned.' },
}
