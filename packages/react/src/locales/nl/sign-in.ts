import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'Dit tijdelijke wachtwoord is verlopen. Stel je wachtwoord opnieuw in.',
  wrongPassword: 'E-mailadres of wachtwoord klopt niet.',
  signInOnceMoreTitle: 'Log opnieuw in',
  signInOnceMore: 'Log voor de veiligheid opnieuw in om door te gaan.',
  noAccount: 'Nieuw hier?',
  noMethodTitle: 'Inloggen is niet beschikbaar',
  noMethod: 'Voor deze app staat nog geen manier van inloggen aan. Vraag het de beheerders.',

  forgotten: 'Wachtwoord vergeten?',
  mailSend: 'Code e-mailen',
  mailHelp: 'We e-mailen je een code en een inloglink.',
  mailInstead: 'Liever een code per e-mail',
  passwordInstead: 'Liever met wachtwoord',
  or: 'of',
  continueWith: 'Doorgaan met {provider}',
  lastUsed: 'Laatst gebruikt',
  ssoLeaving: 'Je gaat naar {provider}…',
  ssoNotSetUp: 'Single sign-on is niet ingesteld voor dit e-mailadres.',
  signInAnonymously: 'Doorgaan als gast',

  mailCodeTitle: 'Controleer je e-mail',
  mailCodeSent: 'We hebben een code gestuurd naar {email}.',
  mailCodeEdit: 'Wijzigen',
  mailCodeOpen: 'Inbox openen',
  mailCodeHelp: 'Voer de code van 6 tekens in of gebruik de link in de e-mail.',
  mailCodeNotSix: 'Voer alle 6 tekens in.',
  mailCodeWrong: 'Die code klopt niet. Gebruik de code uit de nieuwste e-mail.',
  mailCodeExpired: 'Die code is verlopen. Vraag een nieuwe aan.',
  mailCodeUsed: 'Die code is al gebruikt. Vraag een nieuwe aan.',
  mailCodeSpent: 'Die code is te vaak geprobeerd. Vraag een nieuwe aan.',
  mailCodeResend: 'Code opnieuw verzenden',

  passkeySignIn: 'Inloggen met toegangssleutel',
  passkeyCancelled:
    'Er is geen toegangssleutel gebruikt. Probeer het opnieuw of log op een andere manier in.',
  passkeyNone:
    'Dit apparaat heeft geen toegangssleutel voor deze site. Log op een andere manier in.',
  passkeyUnsupported:
    'Deze browser kan hier geen toegangssleutel gebruiken. Log op een andere manier in.',
  passkeyWrongSite:
    'Toegangssleutels werken niet op dit adres van de app. Log op een andere manier in.',
  passkeyUnknown: 'Deze toegangssleutel is hier niet bekend. Log op een andere manier in.',
  passkeyFailed:
    'Je apparaat kon de toegangssleutel niet gebruiken. Probeer het opnieuw of log op een andere manier in.',
  haveAccount: 'Heb je al een account?',
  emailExists: 'Er is al een account met dit adres.',
  noSignUpMethod:
    'Voor deze app staat nog geen manier aan om een account te maken. Vraag het de beheerders.',
  signedUp:
    'Er is een e-mail onderweg naar {email}. Open de link erin om te bevestigen dat het adres van jou is.',
}
