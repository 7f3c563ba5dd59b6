/** The account settings, and the tables and forms of theirs that stand elsewhere too. */
export const texts = {
  /** Heading of the account settings. */
  settingsTitle: 'Account',
  /** Name of the list of sections, read aloud only. */
  settingsSections: 'Sections',
  /** Link back to that list, on a phone. */
  settingsBack: 'All settings',
  /** Appears for a moment once a change is kept. */
  settingsSaved: 'Saved.',
  /** Button under a field. */
  settingsSave: 'Save',
  /** Button of a dialog that only tells something. */
  settingsClose: 'Close',
  /** Badge: this is turned on. */
  settingsOn: 'On',
  settingsDenied: 'You are not allowed to do this. Ask somebody who runs the team.',
  /** Heading, and the text below it, where nobody is signed in. */
  settingsSignedOutTitle: 'You are signed out',
  settingsSignedOut: 'Sign in to see your account.',
  /** Above every section, while a helper acts in the name of the account's owner. */
  settingsImpersonated: 'You see this account in the name of its owner.',
  /** Badge of a session that a helper has. */
  settingsImpersonation: 'Impersonation',
  settingsUnsavedTitle: 'Leave without saving?',
  settingsUnsaved: 'What you typed here is not saved yet, and will be lost.',
  /** Button. */
  settingsUnsavedLeave: 'Leave without saving',
  settingsConfirmTitle: 'Sign in again first',
  settingsConfirm: 'To keep your account safe, sign in again. You come back here.',
  settingsNotYouTitle: 'Only the owner can do this',
  settingsNotYou: 'You see this account in the name of its owner.',
  /** Where removing something would take away the last way to sign in. */
  settingsLastWay: 'This is your only way to sign in. Add another one before you turn it off.',

  /** Section, and the things in it. */
  settingsProfile: 'Profile',
  settingsPicture: 'Picture',
  settingsPictureHelp: 'Others see it beside your name.',
  settingsName: 'Name',
  settingsNameHelp: 'What others call you.',
  settingsNameMissing: 'Enter a name.',
  /** Buttons beside a picture. */
  pictureChoose: 'Choose a picture',
  pictureChange: 'Change picture',
  pictureRemove: 'Remove picture',
  /** The chosen file is no picture. */
  pictureBroken: 'This file cannot be read as a picture. Choose a PNG or JPEG file.',
  /** Heading of the dialog in which a picture is cut to a square. */
  pictureCropTitle: 'Move and zoom',
  /** Labels of sliders. */
  pictureZoom: 'Zoom',
  pictureAcross: 'Left and right',
  pictureDown: 'Up and down',
  /** Button: takes the square that is shown. */
  pictureKeep: 'Use this picture',

  /** Section. */
  settingsEmails: 'E-mail and sign-in',
  settingsEmailList: 'Your addresses',
  settingsEmailListHelp: 'Mail for you goes to the primary one.',
  settingsEmailNone: 'There is no address yet. Add one, so that the app can reach you.',
  /** Badges. */
  settingsPrimary: 'Primary',
  settingsNotVerified: 'Not confirmed',
  settingsSignsIn: 'Signs in',
  /** Buttons beside an address. */
  settingsVerify: 'Send confirmation mail',
  settingsMakePrimary: 'Make primary',
  settingsUseToSignIn: 'Use to sign in',
  settingsStopSignIn: 'Stop using to sign in',
  settingsRemove: 'Remove',
  settingsEmailLast: 'This is your only way to sign in. Add another one before you remove it.',
  settingsEmailTaken: 'Somebody else signs in with this address.',
  settingsEmailTwice: 'You have this address already.',
  /** {email} is an address. */
  settingsEmailRemoveTitle: 'Remove {email}?',
  settingsEmailRemoveText: 'You cannot sign in or get mail with it any more.',
  settingsEmailRemovePrimary:
    'It is your primary address. Until you choose another one, the app cannot send you mail.',
  settingsEmailRemove: 'Remove address',
  settingsEmailAdd: 'Add an address',
  settingsEmailAddHelp: 'A mail with a link goes there, to confirm that it is yours.',
  settingsEmailAddButton: 'Add address',

  /** Section. */
  settingsSecurity: 'Security',
  settingsPasswordHelp: 'Changing it signs you out everywhere else.',
  settingsPasswordNone: 'You have no password yet.',
  settingsPasswordSet: 'Set a password',
  settingsPasswordChange: 'Change password',
  /** Label of a field. */
  settingsPasswordOld: 'Current password',
  settingsPasswordSave: 'Save password',
  settingsPasswordWrong: 'This is not your current password.',
  settingsPasskey: 'Passkey',
  settingsPasskeyHelp: 'You can sign in with your fingerprint, face or screen lock.',
  settingsPasskeyNone: 'Sign in with your fingerprint, face or screen lock.',
  settingsPasskeyAdd: 'Add a passkey',
  settingsPasskeyReplace: 'Replace passkey',
  settingsPasskeyRemove: 'Remove passkey',
  settingsPasskeyRemoveTitle: 'Remove your passkey?',
  settingsPasskeyRemoveText: 'You cannot sign in with it any more. Delete it on your device, too.',
  settingsPasskeyStopped: 'No passkey was added. You can try again.',
  settingsPasskeyThere: 'This device has a passkey for your account already.',
  settingsPasskeyFailed: 'This device or this site cannot make a passkey. Try another device.',
  /** A passkey or an authenticator app needs a verified address. */
  settingsVerifyFirst:
    "Verify your email address first. We'll email you a link. Open it in this browser.",
  settingsPasskeyLate: 'That took too long. Try again.',
  settingsMailCode: 'Sign-in by mail',
  settingsMailCodeHelp: 'A mail with a link and a code signs you in.',
  settingsMailCodeOn: 'Turn on sign-in by mail',
  settingsMailCodeOff: 'Turn off sign-in by mail',
  settingsAuthenticator: 'Authenticator app',
  settingsAuthenticatorNone: 'Ask for six digits from an app on your phone at every sign-in.',
  settingsAuthenticatorHelp: 'Every sign-in asks for the six digits that your app shows.',
  settingsAuthenticatorOn: 'Set up an app',
  settingsAuthenticatorScan: 'Scan this picture with your authenticator app.',
  /** Name of that picture, read aloud. */
  settingsAuthenticatorPicture: 'Picture for the camera of an authenticator app',
  /** Above the same secret as text. */
  settingsAuthenticatorText: 'No camera? Type this secret into the app. It is shown only now.',
  settingsAuthenticatorType: 'Type the six digits that the app shows now.',
  settingsAuthenticatorConfirm: 'Turn on',
  settingsAuthenticatorWrong:
    'That code is wrong. Enter the one that is shown now, and check the clock of your phone.',
  settingsAuthenticatorOff: 'Turn off the app',
  settingsAuthenticatorOffTitle: 'Turn off the authenticator app?',
  settingsAuthenticatorOffText:
    'Whoever knows your password can sign in then. To turn it on again, set up the app anew.',
  settingsProviders: 'Connected accounts',
  settingsProvidersHelp: 'Sign in with an account that you have elsewhere.',
  /** Button, and the badge in its place afterwards. */
  settingsConnect: 'Connect',
  settingsConnected: 'Connected',
  settingsProviderUnavailable: 'This provider cannot be connected at the moment.',

  /** Section. */
  settingsSessions: 'Sessions',
  settingsSessionList: 'Where you are signed in',
  settingsSessionsHelp: 'Sign out whatever you do not know, then change your password.',
  /** Badge of the session that is looking. */
  settingsSessionCurrent: 'This device',
  /** In place of a town, where none is known. */
  settingsSessionSomewhere: 'Unknown place',
  /** {when} is a time such as "3 days ago". */
  settingsSessionCreated: 'Signed in {when}',
  settingsSessionUsed: 'last used {when}',
  settingsSessionAlone: 'You are signed in nowhere else.',
  settingsSessionRevoke: 'Sign out',
  settingsSessionRevokeAll: 'Sign out everywhere else',
  settingsSessionRevokeAllTitle: 'Sign out everywhere else?',
  settingsSessionRevokeAllText: 'You stay signed in here. All other devices have to sign in again.',

  /** Section, of a person and of a team. */
  settingsKeys: 'API keys',
  settingsKeyList: 'Your keys',
  settingsKeysHelp: 'With a key, a program acts in your name. Give each program its own.',
  settingsTeamKeysHelp: 'With a key, a program acts for the team. Give each program its own.',
  settingsKeysOff: 'This app has API keys turned off.',
  settingsKeyNone: 'There is no key yet.',
  settingsKeyImpersonated: 'Keys are made by the owner of the account only.',
  settingsKeyCreate: 'Create a key',
  /** Label of a field. */
  settingsKeyName: 'What it is for',
  settingsKeyNameHelp: 'You recognise it by this later.',
  settingsKeyNoName: 'Say what the key is for.',
  settingsKeyLifetime: 'Valid for',
  /** {count} is a number. */
  settingsKeyDays: { one: '{count} day', other: '{count} days' },
  settingsKeyForever: 'Until it is revoked',
  /** Label of a box to tick, and what follows from it. */
  settingsKeyPublicLabel: 'Public key',
  settingsKeyPublicHelp: 'Anybody may see it, such as in the code of a page.',
  /** Badges. */
  settingsKeyPublic: 'Public',
  settingsKeyValid: 'Valid',
  settingsKeyExpired: 'Expired',
  settingsKeyRevoked: 'Revoked',
  /** {when} is a time such as "3 days ago" or "in 2 months". */
  settingsKeyCreated: 'created {when}',
  settingsKeyExpires: 'expires {when}',
  settingsKeyRevealTitle: 'Copy your key now',
  settingsKeyReveal: 'It is shown only this once. Keep it where only the program can read it.',
  settingsKeyKept: 'I have copied it',
  settingsKeyRevoke: 'Revoke key',
  /** {name} says what the key is for. */
  settingsKeyRevokeTitle: 'Revoke “{name}”?',
  settingsKeyRevokeText: 'Programs that use it stop working at once. It cannot be brought back.',
  settingsKeyStaysPublic: 'A public key cannot be revoked.',

  settingsTeamGone: 'No such team',
  settingsTeamGoneText: 'It was deleted, or you are not a member of it.',
  settingsTeamLooks: 'Name and picture',
  settingsTeamLooksHelp: 'All members see them.',
  settingsTeamLooksDenied: 'Only some members can change them.',
  settingsTeamNoName: 'Give the team a name.',
  settingsOwnName: 'Your name in this team',
  settingsOwnNameHelp: 'Only this team sees it.',
  settingsOwnNameLabel: 'Your name here',
  settingsMembers: 'Members',
  settingsMembersSearch: 'Search by name',
  /** {count} is a number. */
  settingsMembersFound: { one: '{count} member found', other: '{count} members found' },
  /** Badge beside the person who is looking. */
  settingsMemberYou: 'You',
  settingsMemberNameless: 'No name',
  /** Between two buttons; {from}, {to} and {all} are numbers. */
  settingsPageOf: '{from}–{to} of {all}',
  settingsPageBack: 'Previous',
  settingsPageOn: 'Next',
  /** Button. */
  settingsInvite: 'Send invitation',
  /** {email} is an address. */
  settingsInvited: 'An invitation is on its way to {email}.',
  settingsInvitations: 'Open invitations',
  settingsInvitationNone: 'Nobody is invited at the moment.',
  /** {when} is a time such as "in 2 days". */
  settingsInvitationExpires: 'expires {when}',
  settingsInvitationRevoke: 'Take back',
  settingsLeave: 'Leave team',
  settingsLeaveHelp: 'The team stays, without you.',
  /** {team} is a name. */
  settingsLeaveTitle: 'Leave {team}?',
  settingsLeaveText:
    'You lose access to what belongs to the team. Only an invitation brings you back.',
  settingsNewTeamHelp: 'You are its first member, and invite others.',
  settingsNewTeamCreate: 'Create team',
  settingsNewTeamOff: 'This app does not let its people create teams.',

  /** Section. */
  settingsSettings: 'Settings',
  settingsSignOutHelp: 'On this device only.',
  settingsDelete: 'Delete account',
  settingsDeleteHelp: 'Everything that the app keeps about you goes too.',
  settingsDeleteTitle: 'Delete your account?',
  settingsDeleteText:
    'Your account and what belongs to it are gone at once. Nobody can bring them back.',
  /** {phrase} is the person's e-mail address, or the word below. */
  settingsDeleteType: 'To go on, type {phrase}',
  /** What has to be typed where there is no e-mail address. */
  settingsDeleteWord: 'delete',
  settingsDeleteLabel: 'Type it here',
  settingsDeleteMismatch: 'This is something else.',
}
