import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: 'Gebruik minstens {count} tekens.',
  passwordTooShortUnknown: 'Gebruik meer tekens.',
  passwordTooLongUnknown: 'Gebruik minder tekens.',
  passwordTooWeak: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
  passwordIsEmail: 'Gebruik je e-mailadres niet als wachtwoord.',
  passwordGuessable: 'Makkelijk te raden. Gebruik meer verschillende tekens.',
  passwordLongEnough: 'Lang genoeg. Langer is sterker.',
  passwordStrong: 'Een sterk wachtwoord.',
  signUpOffTitle: 'Registratie is gesloten',
  signedUpTitle: 'Je account is klaar',
  haveAccount: 'Heb je al een account?',
  emailExists: 'Er is al een account met dit adres.',
  noSignUpMethod:
    'Voor deze app staat nog geen manier aan om een account te maken. Vraag het de beheerders.',
  signedUp:
    'Er is een e-mail onderweg naar {email}. Open de link erin om te bevestigen dat het adres van jou is.',
  signInAgain: 'Opnieuw inloggen',
  noCodeTitle: 'Er ontbreekt iets',
  invalidLinkTitle: 'Deze link werkt niet',
  expiredLinkTitle: 'Deze link is verlopen',
  usedLinkTitle: 'Deze link is al gebruikt',
  spentLinkTitle: 'Deze link is te vaak geprobeerd',
  framedTitle: 'Open deze pagina los',
  framedText: 'Deze pagina staat in een pagina van een andere site, die er delen van kan bedekken.',
  newLinkSent: 'Er is een nieuwe e-mail onderweg naar {email}.',
  resetPassword: 'Nieuw wachtwoord',
  mfaNotSix: 'Vul de zes cijfers in die je authenticator-app toont.',

  secondFactorTitle: 'Verificatie in twee stappen',
  secondFactor: 'Je account vraagt om een code uit je authenticator-app.',
  secondFactorEnter: 'Code invoeren',
  userMenuSettings: 'Accountinstellingen',
  team: 'Team',
  createTeam: 'Team maken',
  teamName: 'Teamnaam',
}
