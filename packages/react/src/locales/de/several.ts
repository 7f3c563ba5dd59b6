import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: 'Mindestens {count} Zeichen.',
  passwordTooShortUnknown: 'Bitte mehr Zeichen.',
  passwordTooLongUnknown: 'Bitte weniger Zeichen.',
  passwordTooWeak: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
  passwordIsEmail: 'Verwenden Sie nicht Ihre E-Mail-Adresse als Passwort.',
  passwordGuessable: 'Leicht zu erraten. Nehmen Sie mehr verschiedene Zeichen.',
  passwordLongEnough: 'Lang genug. Länger ist stärker.',
  passwordStrong: 'Ein starkes Passwort.',
  signUpOffTitle: 'Registrierung geschlossen',
  signedUpTitle: 'Ihr Konto ist bereit',
  haveAccount: 'Schon ein Konto?',
  emailExists: 'Mit dieser Adresse gibt es ein Konto.',
  noSignUpMethod:
    'Für diese App ist noch keine Art eingeschaltet, ein Konto zu erstellen. Fragen Sie die Betreiber.',
  signedUp:
    'Eine E-Mail an {email} ist unterwegs. Öffnen Sie den Link darin, um die Adresse zu bestätigen.',
  signInAgain: 'Wieder anmelden',
  noCodeTitle: 'Es fehlt etwas',
  invalidLinkTitle: 'Dieser Link geht nicht',
  expiredLinkTitle: 'Dieser Link ist abgelaufen',
  usedLinkTitle: 'Dieser Link wurde schon benutzt',
  spentLinkTitle: 'Dieser Link wurde zu oft versucht',
  framedTitle: 'Öffnen Sie diese Seite für sich',
  framedText: 'Sie steht in der Seite einer anderen Website, die Teile von ihr verdecken könnte.',
  newLinkSent: 'Eine neue E-Mail an {email} ist unterwegs.',
  resetPassword: 'Neues Passwort',
  mfaNotSix: 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App zeigt.',

  secondFactorTitle: 'Bestätigung in zwei Schritten',
  secondFactor: 'Ihr Konto fragt nach einem Code aus Ihrer Authenticator-App.',
  secondFactorEnter: 'Code eingeben',
  userMenuSettings: 'Kontoeinstellungen',
  team: 'Team',
  createTeam: 'Team erstellen',
  teamName: 'Teamname',
}
