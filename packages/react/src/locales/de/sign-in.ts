import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'Dieses vorläufige Passwort ist abgelaufen. Setzen Sie Ihr Passwort zurück.',
  wrongPassword: 'E-\u2060Mail-Adresse oder Passwort ist falsch.',
  signInOnceMoreTitle: 'Melden Sie sich noch einmal an',
  signInOnceMore: 'Melden Sie sich zur Sicherheit noch einmal an, um fortzufahren.',
  noAccount: 'Neu hier?',
  noMethodTitle: 'Anmeldung nicht verfügbar',
  noMethod:
    'Für diese App ist noch keine Art der Anmeldung eingeschaltet. Fragen Sie die Betreiber.',

  forgotten: 'Passwort vergessen?',
  mailSend: 'Code per E-\u2060Mail senden',
  mailHelp: 'Wir senden Ihnen einen Code und einen Link zum Anmelden.',
  mailInstead: 'Stattdessen Code per E-\u2060Mail',
  passwordInstead: 'Stattdessen mit Passwort',
  or: 'oder',
  continueWith: 'Weiter mit {provider}',
  lastUsed: 'Zuletzt benutzt',
  ssoLeaving: 'Weiterleitung zu {provider} …',
  ssoNotSetUp: 'Für diese E-\u2060Mail-Adresse ist kein Single Sign-on eingerichtet.',
  signInAnonymously: 'Als Gast fortfahren',

  mailCodeTitle: 'E-\u2060Mails prüfen',
  mailCodeSent: 'Wir haben einen Code an {email} gesendet.',
  mailCodeEdit: 'Ändern',
  mailCodeOpen: 'Posteingang öffnen',
  mailCodeHelp: 'Geben Sie den 6-stelligen Code ein oder nutzen Sie den Link in der E-\u2060Mail.',
  mailCodeNotSix: 'Geben Sie alle 6 Zeichen ein.',
  mailCodeWrong: 'Der Code ist falsch. Nehmen Sie den aus der neuesten E-\u2060Mail.',
  mailCodeExpired: 'Der Code ist abgelaufen. Lassen Sie sich einen neuen senden.',
  mailCodeUsed: 'Der Code wurde schon benutzt. Lassen Sie sich einen neuen senden.',
  mailCodeSpent: 'Der Code wurde zu oft versucht. Lassen Sie sich einen neuen senden.',
  mailCodeResend: 'Code erneut senden',

  passkeySignIn: 'Mit Passkey anmelden',
  passkeyCancelled:
    'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  passkeyNone:
    'Auf diesem Gerät gibt es keinen Passkey für diese Website. Melden Sie sich anders an.',
  passkeyUnsupported:
    'Dieser Browser kann hier keinen Passkey benutzen. Melden Sie sich anders an.',
  passkeyWrongSite: 'Unter dieser Adresse der App gehen Passkeys nicht. Melden Sie sich anders an.',
  passkeyUnknown: 'Dieser Passkey ist hier nicht bekannt. Melden Sie sich anders an.',
  passkeyFailed:
    'Ihr Gerät konnte den Passkey nicht benutzen. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
  haveAccount: 'Schon ein Konto?',
  emailExists: 'Mit dieser Adresse gibt es ein Konto.',
  noSignUpMethod:
    'Für diese App ist noch keine Art eingeschaltet, ein Konto zu erstellen. Fragen Sie die Betreiber.',
  signedUp:
    'Eine E-\u2060Mail an {email} ist unterwegs. Öffnen Sie den Link darin, um die Adresse zu bestätigen.',
}
