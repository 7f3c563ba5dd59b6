import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'E-Mail-Adresse oder Passwort ist falsch.',
  noAccount: 'Neu hier?',
  noMethodTitle: 'Anmelden ist ausgeschaltet',
  noMethod:
    'Für diese App ist noch keine Art der Anmeldung eingeschaltet. Fragen Sie die Betreiber.',

  forgotten: 'Vergessen?',
  mailSend: 'Code per Mail senden',
  mailHelp: 'Wir senden einen Code und einen Link zum Anmelden. Ein Passwort ist nicht nötig.',
  mailInstead: 'Lieber einen Code per Mail',
  passwordInstead: 'Lieber mit Passwort',
  or: 'oder',
  continueWith: 'Weiter mit {provider}',
  lastUsed: 'Zuletzt benutzt',
  signInAnonymously: 'Ohne Konto weiter',

  mailCodeTitle: 'Code eingeben',
  mailCodeSent: 'Wir haben eine Mail an {email} gesendet.',
  mailCodeEdit: 'Ändern',
  mailCodeOpen: 'Mein Postfach öffnen',
  mailCodeHelp: 'Sechs Buchstaben oder Ziffern. Der Link in der Mail geht auch.',
  mailCodeNotSix: 'Geben Sie alle sechs Buchstaben oder Ziffern des Codes ein.',
  mailCodeWrong: 'Der Code ist falsch. Nehmen Sie den aus der neuesten Mail.',
  mailCodeExpired: 'Der Code ist abgelaufen. Lassen Sie sich einen neuen senden.',
  mailCodeUsed: 'Der Code wurde schon benutzt. Lassen Sie sich einen neuen senden.',
  mailCodeSpent: 'Der Code wurde zu oft versucht. Lassen Sie sich einen neuen senden.',
  mailCodeResend: 'Neuen Code senden',

  passkeySignIn: 'Mit Passkey anmelden',
  passkeyCancelled:
    'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  passkeyUnsupported:
    'Dieser Browser kann hier keinen Passkey benutzen. Melden Sie sich anders an.',
  passkeyWrongSite: 'Unter dieser Adresse der App gehen Passkeys nicht. Melden Sie sich anders an.',
  passkeyUnknown: 'Dieser Passkey ist hier nicht bekannt. Melden Sie sich anders an.',
  passkeyFailed:
    'Ihr Gerät konnte den Passkey nicht benutzen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
}
