import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'E-mailadres of wachtwoord klopt niet.',
  noAccount: 'Nieuw hier?',
  noMethodTitle: 'Inloggen staat uit',
  noMethod: 'Voor deze app staat nog geen manier van inloggen aan. Vraag het de beheerders.',

  forgotten: 'Vergeten?',
  mailSend: 'Mail me een code',
  mailHelp: 'We sturen een code en een link om in te loggen. Je hebt geen wachtwoord nodig.',
  mailInstead: 'Liever een code per e-mail',
  passwordInstead: 'Liever een wachtwoord',
  or: 'of',
  continueWith: 'Doorgaan met {provider}',
  lastUsed: 'Laatst gebruikt',
  signInAnonymously: 'Doorgaan zonder account',

  mailCodeTitle: 'Vul de code in',
  mailCodeSent: 'We hebben een e-mail gestuurd naar {email}.',
  mailCodeEdit: 'Wijzigen',
  mailCodeOpen: 'Mijn mailbox openen',
  mailCodeHelp: 'Zes letters of cijfers. De link in de e-mail werkt ook.',
  mailCodeNotSix: 'Vul alle zes letters of cijfers van de code in.',
  mailCodeWrong: 'Die code klopt niet. Gebruik de code uit de nieuwste e-mail.',
  mailCodeExpired: 'Die code is verlopen. Vraag een nieuwe aan.',
  mailCodeUsed: 'Die code is al gebruikt. Vraag een nieuwe aan.',
  mailCodeSpent: 'Die code is te vaak geprobeerd. Vraag een nieuwe aan.',
  mailCodeResend: 'Nieuwe code sturen',

  passkeySignIn: 'Inloggen met toegangssleutel',
  passkeyCancelled:
    'Er is geen toegangssleutel gebruikt. Probeer het opnieuw of log op een andere manier in.',
  passkeyUnsupported:
    'Deze browser kan hier geen toegangssleutel gebruiken. Log op een andere manier in.',
  passkeyWrongSite:
    'Toegangssleutels werken niet op dit adres van de app. Log op een andere manier in.',
  passkeyUnknown: 'Deze toegangssleutel is hier niet bekend. Log op een andere manier in.',
  passkeyFailed:
    'Je apparaat kon de toegangssleutel niet gebruiken. Probeer het opnieuw of log op een andere manier in.',
}
