/** Texts about bans, which the list of users and the page of a user have. */
export const texts = {
  /** Button. */
  banUser: 'Ban user',
  /** Button of the form: bans several users. */
  banCount: { one: 'Ban {count} user', other: 'Ban {count} users' },
  banUserHelp: 'All sessions end, and the user can’t sign in until you unban the account.',
  banUsersHelp: 'All their sessions end, and these users can’t sign in until you unban them.',
  /** Label of a field. */
  banReasonLabel: 'Reason (optional)',
  banReasonHelp: 'Only for your team. The user doesn’t see it.',
  /** Message. {name} is the name of a user. */
  userBanned: '{name} banned.',
  usersBanned: { one: '{count} user banned.', other: '{count} users banned.' },
  userUnbanned: '{name} unbanned.',
  usersUnbanned: { one: '{count} user unbanned.', other: '{count} users unbanned.' },
}
