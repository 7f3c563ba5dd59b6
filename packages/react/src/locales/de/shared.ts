import type { Texts } from '../text.js'

/** German. People are addressed formally, and by infinitives on buttons. */
export const texts: Texts = {
  loading: 'Wird geladen',
  slow: 'Das dauert länger als sonst.',
  noScript: 'Diese Seite braucht JavaScript. Schalten Sie es im Browser ein und laden Sie neu.',
  retry: 'Noch einmal versuchen',
  continue: 'Weiter',
  home: 'Zur Startseite',
  cancel: 'Abbrechen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Bitte selbst markieren und kopieren',
  supportCode: 'Fehlercode',

  email: 'E-\u2060Mail-Adresse',
  emailMissing: 'Geben Sie Ihre E-\u2060Mail-Adresse ein.',
  emailInvalid: 'Geben Sie eine einzelne E-\u2060Mail-Adresse ein, etwa name@example.com.',
  password: 'Passwort',
  passwordMissing: 'Geben Sie Ihr Passwort ein.',
  passwordShow: 'Passwort zeigen',
  passwordHide: 'Passwort verbergen',
  passwordTooLong: 'Höchstens {count} Zeichen.',

  offline: 'Sie sind offline. Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal.',
  unreachable:
    'Es kam keine Antwort. Prüfen Sie die Internetverbindung oder versuchen Sie es gleich noch einmal.',
  rateLimited: 'Zu viele Versuche. Versuchen Sie es in {wait} erneut.',
  canGoOn: 'Sie können jetzt fortfahren.',
  unexpected: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
  unavailableTitle: 'Diese Seite wurde nicht geladen',

  signedInTitle: 'Sie sind angemeldet',
  continueAs: 'Weiter als {name}',
  signOut: 'Abmelden',

  signIn: 'Anmelden',

  signUp: 'Konto erstellen',
  signUpOff: 'Diese App nimmt zurzeit keine neuen Konten an.',
  sendAgainIn: 'Erneut senden in {wait}',
  emailNotSent: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
  siteNotTrusted:
    'Diese Seite steht nicht auf der Liste der vertrauten Domains; keine E-\u2060Mail kann auf sie verweisen.',

  code: 'Code',
  accountBannedTitle: 'Konto gesperrt',
  accountBanned: 'Dieses Konto ist gesperrt.',
  refusalMistake: 'Ist das ein Irrtum?',
  ssoRequired:
    'Ihre Organisation verlangt Single Sign-on. Melden Sie sich mit dem Konto Ihrer Organisation an.',
  notSameAccount:
    'Das ist ein anderes Konto. Melden Sie sich mit demselben Konto an, oder melden Sie sich zuerst ab.',
  wrongDigits: 'Der Code ist falsch. Bitte melden Sie sich noch einmal an.',
  emailUnconfirmed:
    'Diese Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der ersten E-\u2060Mail oder melden Sie sich anders an.',

  obstacleFramed: 'Anbieter lassen sich nicht innerhalb einer anderen Seite öffnen.',
  openAlone: 'In neuem Tab öffnen',
  obstacleInsecure: 'Dafür braucht es eine sichere Verbindung: Öffnen Sie diese Seite mit https.',
  obstacleForgetful:
    'Die Anmeldung braucht Cookies. Erlauben Sie sie für diese Seite und laden Sie neu.',

  passwordTooShort: 'Mindestens {count} Zeichen.',
  passwordMissingCharacters: { one: 'Noch {count} Zeichen', other: 'Noch {count} Zeichen' },
  passwordTooShortUnknown: 'Bitte mehr Zeichen.',
  passwordTooLongUnknown: 'Bitte weniger Zeichen.',
  passwordTooWeak: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
  passwordIsEmail: 'Verwenden Sie nicht Ihre E-\u2060Mail-Adresse als Passwort.',
  passwordGuessable: 'Leicht zu erraten. Nehmen Sie mehr verschiedene Zeichen.',
  passwordLongEnough: 'Lang genug. Länger ist stärker.',
  passwordStrong: 'Ein starkes Passwort.',
  signUpOffTitle: 'Registrierung geschlossen',
  signedUpTitle: 'Ihr Konto ist bereit',
  signInAgain: 'Wieder anmelden',
  framedTitle: 'Öffnen Sie diese Seite für sich',
  framedText: 'Sie steht in der Seite einer anderen Website, die Teile von ihr verdecken könnte.',
  newLinkSent: 'Eine neue E-\u2060Mail an {email} ist unterwegs.',
  resetPassword: 'Neues Passwort',
  mfaNotSix: 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-\u2060App zeigt.',
  userMenuSettings: 'Kontoeinstellungen',
  team: 'Team',
  createTeam: 'Team erstellen',
  teamName: 'Teamname',

  userMenu: 'Konto von {name}',
  teamMenuNone: 'Team auswählen',
  teamMenuEmpty: 'Sie sind noch in keinem Team. Bitten Sie jemanden um eine Einladung.',
  teamMenuNoTeam: 'Sie sind noch in keinem Team.',
  teamMenuNameMissing: 'Geben Sie einen Namen ein.',
  teamMenuSettings: 'Team-Einstellungen',

  contactSupport: 'Support kontaktieren',

  scopeOpenid: 'Sie bei der Anmeldung wiedererkennen',
  scopeProfile: 'Ihren Namen und Ihr Bild sehen',
  scopeEmail: 'Ihre E-\u2060Mail-Adresse sehen',
  scopeOfflineAccess: 'Angemeldet bleiben, während Sie die App nicht verwenden',
}
