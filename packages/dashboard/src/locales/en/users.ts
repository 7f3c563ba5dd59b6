/** Texts of the list of users. */
export const texts = {
  usersIntro: 'Everyone who signed up, and users that you added.',
  /** Button: opens the form for a file with users. */
  import: 'Import',
  importTitle: 'Import users',
  /** More users than are counted. {count} is a number. */
  manyUsers: { one: '{count}+ users', other: '{count}+ users' },
  /** The number of users that match the search and the filters. */
  usersFound: { one: '{count} user found', other: '{count} users found' },
  manyUsersFound: { one: '{count}+ users found', other: '{count}+ users found' },
  /** Caption of the table. {query} is what was searched for. */
  usersMatching: 'Users that match “{query}”',
  noMatchingUsersTitle: 'No matching users',
  noMatchingUsers: 'Try another name or email, or remove a filter.',
  showAllUsers: 'Show all users',
  /** Heading, for a user who was deleted or never existed. */
  userNotFoundTitle: 'User not found',
  userNotFound: 'It may have been deleted.',
  noUsersTitle: 'No users yet',
  noUsers:
    'Users appear here when they sign up in your app. You can also add or import them yourself.',

  /** Heading of the column with the names. */
  user: 'User',
  /** Heading of a column with times. */
  signedUp: 'Signed up',
  /** Heading of a column with times. */
  lastActive: 'Last active',
  /** {when} is a time such as "3 days ago" or "now". */
  signedUpWhen: 'Signed up {when}',
  /** The last time. {when} is a time such as "3 days ago" or "now". */
  activeWhen: 'Active {when}',
  /** Of a user who was created and has not signed in since. */
  notActiveSinceSignUp: 'Not active since sign-up',
  /** Beside the sign-in methods of a user with a second factor. */
  twoStep: 'Two-step',

  /** Label of the search. */
  searchUsers: 'Name, email or ID',
  allStates: 'All states',
  emailNotVerified: 'Email not verified',
  /** Label of a choice of sign-in methods. */
  signInFilter: 'Sign-in',
  allMethods: 'All methods',
  withTwoStep: 'With two-step verification',
  withoutTwoStep: 'Without two-step verification',
  /** Label of a choice. */
  teamFilter: 'Team',
  allTeamsOption: 'All teams',
  /** Label of a choice: what the list is sorted by. */
  order: 'Order',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  recentlyActiveFirst: 'Recently active first',
  longestInactiveFirst: 'Longest inactive first',
  nameAscending: 'Name, A to Z',
  nameDescending: 'Name, Z to A',

  /** Name of the bar with the actions, read aloud. */
  selectedUsers: 'Selected users',
  selectedCount: { one: '{count} user selected', other: '{count} users selected' },
  /** Button: bans the selected users. */
  ban: 'Ban',
  banCountTitle: { one: 'Ban {count} user?', other: 'Ban {count} users?' },
  /** {count} is the number of selected users who are banned, and who the ban of the others does not concern. */
  bannedAlready: 'Banned already, and not changed: {count}.',
  unban: 'Unban',
  deleteCountTitle: { one: 'Delete {count} user?', other: 'Delete {count} users?' },
  /** Button. */
  deleteCount: { one: 'Delete {count} user', other: 'Delete {count} users' },
  /** The text that has to be typed before users are deleted. */
  deleteCountTyped: { one: 'delete {count} user', other: 'delete {count} users' },
  usersDeleted: { one: '{count} user deleted.', other: '{count} users deleted.' },
  deleteUsersHelp:
    'The accounts, their sessions and their API keys are deleted. This can’t be undone.',
  clearSelection: 'Clear selection',

  /** Label of a checkbox. */
  emailIsVerified: 'Email is verified',
  passwordHelp: 'Optional. Without one, the user signs in with another method.',

  /** Button: shows what an import would do. */
  checkFile: 'Check the file',
  chooseFile: 'Choose a CSV file.',
  csvFile: 'CSV file',
  /** {columns} is a list of names, {email} is one of them. */
  csvFileHelp:
    'The first line names the columns: {columns}. Only {email} is needed. Nothing is imported before you have seen what would happen.',
  /** Button: saves a file with the columns and one user. */
  downloadExample: 'Download an example',
  importCount: { one: 'Import {count} user', other: 'Import {count} users' },
  imported: { one: '{count} user imported.', other: '{count} users imported.' },
  /** {rejected} is a number. */
  importedPartly: {
    one: '{count} user imported, {rejected} rejected.',
    other: '{count} users imported, {rejected} rejected.',
  },
  /** Before a number of users. */
  importNew: 'New users',
  /** Before a number of users. */
  importExisting: 'Already there',
  /** The number of users that are already there. */
  importUnchanged: {
    one: '{count}, who stays unchanged',
    other: '{count}, who stay unchanged',
  },
  /** Before a number of users. */
  importRejected: 'Rejected',
  /** Above the next button. */
  takenIds: 'Some IDs belong to users of another project. Those users can get new IDs here.',
  /** Button: checks the file again, with new IDs for those users. */
  useNewIds: 'Use new IDs',
  /** {line} is a number, {reason} says what is wrong. */
  rejectedLine: 'Line {line}: {reason}',
  moreLines: { one: '{count} more line', other: '{count} more lines' },
  otherColumns: 'These columns are not imported: {columns}.',
  columnsMissing:
    'The first line must name the columns, with email among them. The columns are {columns}.',
  fileEmpty: 'This file has no users.',
  /** Below, {value} is a value of the file. */
  emailMissing: 'The line has neither an email nor an ID.',
  wrongEmail: '“{value}” is not an email address.',
  wrongId: '“{value}” is not a UUID. Without the column id, users get new IDs.',
  wrongPictureUrl: '“{value}” is not the URL of a picture.',
  wrongDate: '“{value}” is not a date such as {example}.',
  /** {first} is the number of a line. */
  repeatedLine: 'The same user as in line {first}.',
  /** Before a number of users. */
  importRepeated: 'Twice in the file',
  /** Above the lines that are not imported. */
  importNothing: 'No new users are left to import.',
  /** Button: leads back to the choice of a file. */
  chooseOther: 'Choose another file',
}
