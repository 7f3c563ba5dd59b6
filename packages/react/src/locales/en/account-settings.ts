/** The account settings, and the tables and forms of theirs that stand elsewhere too. */
export const texts = {
  /** Heading of the account settings. */
  settingsTitle: 'Account',
  /** Name of the list of sections, read aloud only. */
  settingsSections: 'Sections',
  /** Link back to that list, on a phone. */
  settingsBack: 'All settings',
  /** Link out of the settings. {app} is the name of the app. */
  settingsBackToApp: 'Back to {app}',
  /** Above the names of the teams, in the list of sections. */
  settingsTeams: 'Teams',
  /** Appears for a moment once a change is kept. */
  settingsSaved: 'Saved.',
  /** The same, with the name of what was changed. */
  settingsNameSaved: 'Name saved.',
  settingsPictureSaved: 'Picture saved.',
  settingsPictureRemoved: 'Picture removed.',
  settingsPasswordSaved: 'Password saved.',
  settingsEmailRemoved: 'Address removed.',
  settingsPasskeyCreated: 'Passkey added.',
  settingsPasskeyRemoved: 'Passkey removed.',
  settingsMailCodeEnabled: 'Email sign-in enabled.',
  settingsMailCodeDisabled: 'Email sign-in disabled.',
  settingsAuthenticatorEnabled: 'Authenticator app turned on.',
  settingsAuthenticatorDisabled: 'Authenticator app turned off.',
  settingsSessionEnded: 'Session signed out.',
  settingsSessionsEnded: 'All other sessions signed out.',
  settingsRevokedKey: 'Key revoked.',
  settingsRevokedInvitation: 'Invitation revoked.',
  settingsExportStarted: 'Download started.',
  /** Button under a field. */
  settingsSave: 'Save',
  /** Button of a dialog that only tells something. */
  settingsClose: 'Close',
  /** Badge: this is turned on. */
  settingsOn: 'On',
  settingsDenied: "You don't have permission to do this.",
  /** Heading, and the text below it, if no user is signed in. */
  settingsSignedOutTitle: "You're signed out",
  settingsSignedOut: 'Sign in to see your account.',
  /** Above every section, while a helper acts in the name of the account's owner. */
  settingsImpersonated: 'You are impersonating this user.',
  /** Above every section. {email} is the primary address of the person. */
  settingsUnverified: "Your email address {email} isn't verified yet.",
  /** Button: hides that sentence. */
  settingsUnverifiedHide: 'Dismiss',
  /** Badge of a session that a helper has. */
  settingsImpersonation: 'Support access',
  settingsUnsavedTitle: 'Discard changes?',
  settingsUnsaved: 'Your changes will be lost.',
  /** Button. */
  settingsUnsavedLeave: 'Discard changes',
  settingsUnsavedStay: 'Keep editing',
  settingsConfirmTitle: 'Sign in again',
  settingsConfirm: 'For your security, sign in again to continue.',
  /** After signing in again, on the page where a change was interrupted. */
  settingsInterrupted: "You're signed in again. You can make your change now.",
  settingsNotYouTitle: 'Only the owner can do this',
  settingsNotYou: 'You are impersonating this user.',
  /** Where removing something would take away the last way to sign in. */
  settingsLastWay: 'This is your only sign-in method. Add another first.',

  /** Section, and the things in it. */
  settingsProfile: 'Profile',
  settingsPicture: 'Picture',
  settingsPictureHelp: 'Shown next to your name.',
  settingsName: 'Name',
  settingsNameHelp: 'How others see you.',
  settingsNameMissing: 'Enter a name.',
  settingsExport: 'Download your data',
  settingsExportHelp: 'A JSON file with your profile, sessions, teams and account activity.',
  settingsExportDownload: 'Download',
  /** Buttons beside a picture. */
  pictureChoose: 'Upload picture',
  pictureChange: 'Change picture',
  pictureRemove: 'Remove picture',
  /** The chosen file is no picture. */
  pictureBroken: "We couldn't read this file. Use a PNG or JPEG.",
  /** Heading of the dialog in which a picture is cut to a square. */
  pictureCropTitle: 'Crop picture',
  /** Labels of sliders. */
  pictureZoom: 'Zoom',
  pictureAcross: 'Left and right',
  pictureDown: 'Up and down',
  /** Button: takes the square that is shown. */
  pictureKeep: 'Save picture',

  /** Section. */
  settingsEmails: 'Emails',
  settingsEmailList: 'Email addresses',
  settingsEmailListHelp: 'We email your primary address.',
  settingsEmailNone: 'No email address yet. Add one so that this app can reach you.',
  /** Badges. */
  settingsPrimary: 'Primary',
  settingsNotVerified: 'Unverified',
  settingsSignsIn: 'Used for sign-in',
  /** Buttons beside an address. */
  settingsVerify: 'Resend verification',
  settingsMakePrimary: 'Make primary',
  settingsUseToSignIn: 'Use for sign-in',
  settingsStopSignIn: "Don't use for sign-in",
  settingsRemove: 'Remove',
  /** Name of a button with three dots, and of its menu. {name} is an email address. */
  settingsActionsFor: 'Actions for {name}',
  settingsEmailLast: 'This is your only sign-in method. Add another first.',
  settingsEmailTaken: 'This address is used by another account.',
  settingsEmailTwice: "You've already added this address.",
  /** {email} is an address. */
  settingsEmailRemoveTitle: 'Remove {email}?',
  settingsEmailRemoveText: "You won't be able to sign in or get email with it.",
  settingsEmailRemovePrimary: 'This is your primary address. Choose another to keep getting email.',
  settingsEmailRemove: 'Remove address',
  settingsEmailAdd: 'Add email address',
  settingsEmailAddHelp: "We'll send a verification link.",
  settingsEmailAddButton: 'Add address',
  /** Heading above the kinds of emails that the app sends. */
  settingsPreferences: 'Email preferences',
  settingsPreferencesHelp: 'Choose which emails you get.',
  settingsPreferencesNone: 'There are no emails to choose from.',
  /** Emails that users cannot turn off. */
  settingsTransactional: 'Account and security',
  settingsTransactionalHelp: 'Emails about your account, such as codes and security alerts.',
  settingsMarketing: 'News and offers',
  settingsMarketingHelp: 'Product news, tips and offers.',
  /** Badge of emails that cannot be turned off. */
  settingsAlwaysOn: 'Always on',
  /** Buttons beside a kind of emails, and what is announced afterwards. */
  settingsSubscribe: 'Subscribe',
  settingsUnsubscribe: 'Unsubscribe',
  settingsSubscribed: "You'll get these emails.",
  settingsUnsubscribed: "You won't get these emails anymore.",

  /** Section. */
  settingsSecurity: 'Security',
  settingsPasswordHelp: 'Changing it signs you out on other devices.',
  settingsPasswordNone: "You don't have a password yet.",
  settingsPasswordSet: 'Set password',
  settingsPasswordChange: 'Change password',
  /** Label of a field. */
  settingsPasswordOld: 'Current password',
  settingsPasswordSave: 'Save password',
  settingsPasswordWrong: 'Incorrect password.',
  settingsPasskey: 'Passkey',
  settingsPasskeys: 'Passkeys',
  /** {when} is a date, also below. */
  settingsPasskeyAdded: 'Added {when}',
  settingsPasskeyUsed: 'Last used {when}',
  /** Button beside a passkey. */
  settingsPasskeyRename: 'Rename',
  settingsPasskeyRenameTitle: 'Rename passkey',
  settingsPasskeyHelp: 'Sign in with your fingerprint, face or screen lock.',
  settingsPasskeyNone: 'Sign in with your fingerprint, face or screen lock.',
  settingsPasskeyAdd: 'Add passkey',
  settingsPasskeyReplace: 'Replace passkey',
  settingsPasskeyRemove: 'Remove passkey',
  settingsPasskeyRemoveTitle: 'Remove your passkey?',
  settingsPasskeyRemoveText:
    "You won't be able to sign in with it. Also delete it from your device.",
  settingsPasskeyStopped: 'Passkey setup was canceled. You can try again.',
  settingsPasskeyThere: 'This device already has a passkey for your account.',
  settingsPasskeyFailed: "Couldn't create a passkey here. Try another device.",
  settingsPasskeyLate: 'This took too long. Try again.',
  settingsMailCode: 'Email sign-in',
  settingsMailCodeHelp: 'Sign in with a code or link by email.',
  settingsMailCodeOn: 'Turn on',
  settingsMailCodeOff: 'Turn off',
  settingsAuthenticator: 'Authenticator app',
  settingsAuthenticatorNone: 'Require a code from an authenticator app at sign-in.',
  settingsAuthenticatorHelp: 'Sign-in requires a code from your authenticator app.',
  settingsAuthenticatorOn: 'Set up',
  settingsAuthenticatorScan: 'Scan this QR code with your authenticator app.',
  /** The same on a phone. A button that opens the app follows. */
  settingsAuthenticatorAdd: 'Add the account to your authenticator app.',
  /** Button on a phone: opens the authenticator app, with the account filled in. */
  settingsAuthenticatorOpen: 'Open authenticator app',
  /** Below that button: shows a QR code. */
  settingsAuthenticatorElsewhere: 'Is the app on another device?',
  /** Name of that picture, read aloud. */
  settingsAuthenticatorPicture: 'QR code for your authenticator app',
  /** Below that picture: shows the secret as text. */
  settingsAuthenticatorNoScan: "Can't scan it?",
  /** Above the same secret as text. */
  settingsAuthenticatorText: "Enter this key in the app. You won't see it again.",
  settingsAuthenticatorType: 'Enter the 6-digit code.',
  settingsAuthenticatorConfirm: 'Turn on',
  settingsAuthenticatorWrong:
    "Incorrect code. Enter the current one, and check that your phone's time is set automatically.",
  settingsAuthenticatorOff: 'Turn off',
  settingsAuthenticatorOffTitle: 'Turn off the authenticator app?',
  settingsAuthenticatorOffText:
    "You'll sign in without a second step. To turn it on again, set up the app anew.",
  /** Heading of the page on which a user sets up the second factor that the app requires. */
  mfaSetupTitle: 'Set up two-step verification',
  /** {app} is the app's name, {date} a date with a time. */
  mfaSetupDue: '{app} requires two-step verification. Set it up by {date}.',
  /** The same, once the date has passed. {app} is the app's name. */
  mfaSetupRequired: '{app} requires two-step verification. Set it up to continue.',
  mfaSetupHow: "At sign-in, you'll enter a code from an authenticator app on your phone.",
  /** Button: continues to the app without the setup. */
  mfaSetupLater: 'Remind me later',
  mfaSetupDoneTitle: 'Two-step verification is on',
  mfaSetupDone: "At your next sign-in, you'll enter a code from your authenticator app.",
  mfaSetupSignedOutTitle: 'Sign in first',
  mfaSetupSignedOut: 'Sign in to set up two-step verification.',

  settingsRecovery: 'Recovery codes',
  settingsRecoveryNone: 'Save codes that sign you in if you lose your authenticator app.',
  settingsRecoveryLeft: 'Unused codes: {count}.',
  settingsRecoveryFew: 'Create new codes before you run out.',
  settingsRecoveryCreate: 'Create codes',
  settingsRecoveryReplace: 'Create new codes',
  settingsRecoveryReplaceTitle: 'Create new recovery codes?',
  settingsRecoveryReplaceText: 'The codes you saved before will stop working.',
  settingsRecoveryNew: 'Save your recovery codes',
  settingsRecoveryNewText:
    "If you lose your authenticator app, sign in with one of these codes. Each works once. You won't see them again.",
  settingsRecoveryDownload: 'Download',
  settingsRecoveryPrint: 'Print',
  settingsProviders: 'Connected accounts',
  settingsProvidersHelp: 'Sign in with other accounts.',
  /** Button, and the badge in its place afterwards. */
  settingsConnect: 'Connect',
  settingsConnected: 'Connected',
  settingsConnectAnother: 'Connect another',
  settingsDisconnect: 'Disconnect',
  settingsDisconnectTitle: 'Disconnect {account}?',
  settingsDisconnectText: "You won't be able to sign in with this account.",
  settingsProviderUnavailable: 'Not available right now.',

  /** Section. */
  settingsSessions: 'Sessions',
  settingsSessionList: 'Where you are signed in',
  settingsSessionsHelp: "Don't recognize one? Sign it out and change your password.",
  /** Badge of the session that is looking. */
  settingsSessionCurrent: 'This device',
  /** In place of a town, where none is known. */
  settingsSessionSomewhere: 'Unknown location',
  /** Where a session is, such as "London, United Kingdom". */
  settingsSessionPlace: '{city}, {country}',
  /** In place of a town, for a device in the same network as the server. */
  settingsSessionLocal: 'Local network',
  /** {browser} and {system} are names such as "Chrome" and "macOS". */
  settingsSessionDevice: '{browser} on {system}',
  settingsSessionUnknown: 'Unknown device',
  /** How the user signed in. {when} is a time such as "3 days ago". */
  settingsSessionPassword: 'Signed in with a password {when}',
  settingsSessionEmail: 'Signed in with an email code {when}',
  settingsSessionPasskey: 'Signed in with a passkey {when}',
  settingsSessionSso: 'Signed in with single sign-on {when}',
  settingsSessionGuest: 'Signed in as a guest {when}',
  /** {provider} is a name such as "GitHub". */
  settingsSessionProvider: 'Signed in with {provider} {when}',
  /** The same, where it is not known how. */
  settingsSessionCreated: 'Signed in {when}',
  settingsSessionUsed: 'Last used {when}',
  settingsSessionAlone: 'No other sessions.',
  settingsSessionRevoke: 'Sign out',
  settingsSessionRevokeAll: 'Sign out all other sessions',
  settingsSessionRevokeAllTitle: 'Sign out all other sessions?',
  settingsSessionRevokeAllText: "You'll stay signed in here. Other devices have to sign in again.",
  /** Follows the text above if there are connected apps. */
  settingsSessionRevokeAllApps: 'Connected apps are disconnected, too.',

  /** Setting: apps, tools and agents that sign in with the account of this app. */
  settingsApps: 'Connected apps',
  settingsAppsHelp: 'Other apps, tools and agents that can use your account.',
  settingsAppsNone: 'No other app can use your account.',
  /** Badge of an app that no admin of this app has added. */
  settingsAppUnverified: 'Unverified',
  /** In place of the host of an app. */
  settingsAppOnDevice: 'An app on a device',
  /** {when} is a time such as "3 days ago". */
  settingsAppConnected: 'Connected {when}',
  /** Button of a dialog. */
  settingsAppDisconnect: 'Disconnect app',
  settingsAppDisconnectText:
    'It loses access to your account within 10 minutes. To use it again, you have to allow it again.',
  settingsAppDisconnected: 'App disconnected.',

  /** Section, of a person and of a team. */
  settingsKeys: 'API keys',
  settingsKeyList: 'Your keys',
  settingsKeysHelp: 'Let programs act on your behalf. Use one key per program.',
  settingsTeamKeyList: 'Team keys',
  settingsTeamKeysHelp: 'Let programs act for the team. Use one key per program.',
  settingsKeysOff: 'API keys are disabled.',
  settingsKeyNone: 'No API keys yet',
  settingsKeyNoneHelp: 'Create a key to connect your first program.',
  settingsKeyImpersonated: 'Only the account owner can create keys.',
  settingsKeyCreate: 'Create API key',
  /** Label of a field. */
  settingsKeyName: 'Name',
  settingsKeyNameHelp: 'Helps you recognize it later.',
  settingsKeyNoName: 'Enter a name.',
  settingsKeyLifetime: 'Expires',
  /** {count} is a number. */
  settingsKeyDays: { one: '{count} day', other: '{count} days' },
  settingsKeyForever: 'Never',
  /** Label of a box to tick, and what follows from it. */
  settingsKeyPublicLabel: 'Public key',
  settingsKeyPublicHelp: 'Safe to expose, for example in front-end code.',
  /** Badges. */
  settingsKeyPublic: 'Public',
  settingsKeyValid: 'Active',
  settingsKeyExpired: 'Expired',
  settingsKeyRevoked: 'Revoked',
  /** {when} is a time such as "3 days ago" or "in 2 months". */
  settingsKeyCreated: 'Created {when}',
  settingsKeyExpires: 'Expires {when}',
  /** A key without an expiry. */
  settingsKeyNeverExpires: 'Never expires',
  settingsKeyExpiredAt: 'Expired {when}',
  settingsKeyRevokedAt: 'Revoked {when}',
  settingsKeyRevealTitle: 'Copy your key now',
  settingsKeyReveal: "You won't see it again. Store it somewhere safe.",
  settingsKeyKept: 'Done',
  settingsKeyRevoke: 'Revoke key',
  /** {name} says what the key is for. */
  settingsKeyRevokeTitle: 'Revoke “{name}”?',
  settingsKeyRevokeText: "Programs using it will stop working. This can't be undone.",
  settingsKeyStaysPublic: "A public key can't be revoked.",

  settingsTeamGone: 'Team not found',
  settingsTeamGoneText: "It was deleted, or you're not a member.",
  settingsTeamLooks: 'General',
  settingsTeamLooksHelp: 'Visible to all members.',
  /** Name and picture of the team, for members without the permission. */
  settingsTeamLooksDenied: 'Only admins can change the name and the picture.',
  settingsTeamNoName: 'Enter a team name.',
  settingsOwnName: 'Your profile in this team',
  settingsOwnNameHelp: 'Only visible in this team.',
  settingsOwnNameLabel: 'Display name',
  settingsMembers: 'Members',
  /** {count} is a number. */
  settingsMemberCount: { one: '{count} member', other: '{count} members' },
  settingsMembersDenied: 'Only admins can see the members.',
  settingsMembersSearch: 'Search by name',
  /** The same where the email addresses of members are shown, too. */
  settingsMembersSearchEmail: 'Search by name or email',
  /** {count} is a number. */
  settingsMembersFound: { one: '{count} member found', other: '{count} members found' },
  /** Badge beside the person who is looking. */
  settingsMemberYou: 'You',
  /** Badges: the role of a member in the team. */
  settingsRoleAdmin: 'Admin',
  settingsRoleMember: 'Member',
  settingsMemberNameless: 'Unnamed',
  /** Button of a dialog. */
  settingsMemberRemove: 'Remove member',
  /** {name} is a member's name, {team} the name of the team. */
  settingsMemberRemoveTitle: 'Remove {name} from {team}?',
  settingsMemberRemoveText: "They'll lose access to the team until they're invited again.",
  /** {name} is a member's name. */
  settingsMemberRemoved: '{name} is no longer a member.',
  /** Between two buttons; {from}, {to} and {all} are numbers. */
  settingsPageOf: '{from}–{to} of {all}',
  settingsPageBack: 'Previous',
  settingsPageOn: 'Next',
  /** Button. */
  settingsInvite: 'Send invitations',
  /** Label of a field. */
  settingsInviteEmails: 'Email addresses',
  /** Help under the field for email addresses. */
  settingsInviteSeveral: 'Separate several addresses with commas.',
  /** {email} is an address. */
  settingsInvited: 'Invitation sent to {email}.',
  settingsInvitationsTitle: 'Invitations',
  settingsInvitePeople: 'Invite people',
  settingsInvitePeopleHelp: 'They get an email with a link to join.',
  settingsInvitations: 'Pending invitations',
  settingsInvitationNone: 'No pending invitations',
  /** {when} is a time such as "in 2 days". */
  settingsInvitationExpires: 'Expires {when}',
  /** Buttons beside an invitation. */
  settingsInvitationResend: 'Resend',
  settingsInvitationRevoke: 'Revoke',
  settingsLeave: 'Leave team',
  settingsLeaveHelp: 'The team will continue without you.',
  /** {team} is a name. */
  settingsLeaveTitle: 'Leave {team}?',
  settingsLeaveText: "You'll lose access and need a new invitation to come back.",
  settingsTeamDelete: 'Delete team',
  settingsTeamDeleteHelp: "Permanently deletes the team for all members. This can't be undone.",
  /** {team} is a name. */
  settingsTeamDeleteTitle: 'Delete {team}?',
  settingsNewTeamHelp: "You'll be its first member.",
  settingsNewTeamCreate: 'Create team',
  settingsNewTeamOff: "This app doesn't let you create teams.",

  /** Above the actions that delete something, at the end of a section. */
  settingsDanger: 'Danger zone',
  settingsSignOutHelp: 'On this device only.',
  settingsDelete: 'Delete account',
  settingsDeleteHelp: "Permanently deletes your account and its data. This can't be undone.",
  settingsDeleteTitle: 'Delete your account?',
  settingsDeleteText: "This permanently deletes your account and its data. It can't be undone.",
  /** Instead of both texts, if the account can be restored. {when} is a date with a time. */
  settingsDeleteGrace:
    "You'll be signed out everywhere. Until {when}, you can sign in and keep your account. After that, it's permanently deleted.",
  /** {phrase} is the user's email address, or the word below. */
  settingsDeleteType: 'Type {phrase} to confirm',
  /** The word to type if the user has no email address. */
  settingsDeleteWord: 'delete',
  settingsDeleteMismatch: "Doesn't match.",
}
