import type { Texts } from '../text.js'

/** Dutch. People are addressed with "je", and by infinitives on buttons. */
export const texts: Texts = {
  loading: 'Laden',
  slow: 'Dit duurt langer dan normaal.',
  noScript:
    'Deze pagina heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.',
  retry: 'Opnieuw proberen',
  continue: 'Doorgaan',
  home: 'Naar de startpagina',
  cancel: 'Annuleren',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  notCopied: 'Selecteer en kopieer het zelf',
  supportCode: 'Foutcode',

  email: 'E-mailadres',
  emailMissing: 'Vul je e-mailadres in.',
  emailInvalid: 'Vul één e-mailadres in, zoals naam@example.com.',
  password: 'Wachtwoord',
  passwordMissing: 'Vul je wachtwoord in.',
  passwordShow: 'Wachtwoord tonen',
  passwordHide: 'Wachtwoord verbergen',
  passwordTooLong: 'Gebruik hoogstens {count} tekens.',

  offline: 'Je bent offline. Controleer je internetverbinding en probeer het opnieuw.',
  unreachable:
    'Er kwam geen antwoord. Controleer je internetverbinding of probeer het zo nog eens.',
  rateLimited: 'Te veel pogingen. Probeer het over {wait} opnieuw.',
  canGoOn: 'Je kunt nu doorgaan.',
  unexpected: 'Er ging iets mis. Probeer het opnieuw.',
  unavailableTitle: 'Deze pagina kon niet worden geladen',

  signedInTitle: 'Je bent ingelogd',
  continueAs: 'Doorgaan als {name}',
  signOut: 'Uitloggen',

  signIn: 'Inloggen',

  signUp: 'Account maken',
  signUpOff: 'Deze app accepteert op dit moment geen nieuwe accounts.',
  sendAgainIn: 'Opnieuw verzenden over {wait}',
  emailNotSent: 'De e-mail kon niet worden verzonden. Probeer het later opnieuw.',
  siteNotTrusted:
    'Deze site staat niet op de lijst met vertrouwde domeinen, dus geen e-mail kan ernaar verwijzen.',

  code: 'Code',
  accountBannedTitle: 'Account geblokkeerd',
  accountBanned: 'Dit account is geblokkeerd.',
  refusalMistake: 'Is dit een vergissing?',
  ssoRequired: 'Je organisatie vereist single sign-on. Log in met het account van je organisatie.',
  notSameAccount: 'Dit is een ander account. Log in met hetzelfde account of log eerst uit.',
  wrongDigits: 'De code klopt niet. Log opnieuw in.',
  emailUnconfirmed:
    'Dit adres is nog niet bevestigd. Open de link in de eerste e-mail of log op een andere manier in.',

  obstacleFramed: 'Providers openen niet binnen een andere pagina.',
  openAlone: 'Openen in nieuw tabblad',
  obstacleInsecure: 'Hiervoor is een beveiligde verbinding nodig: open deze pagina met https.',
  obstacleForgetful:
    'Voor het inloggen zijn cookies nodig. Sta ze toe voor deze site en laad de pagina opnieuw.',

  passwordTooShort: 'Gebruik minstens {count} tekens.',
  passwordMissingCharacters: { one: 'Nog {count} teken', other: 'Nog {count} tekens' },
  passwordTooShortUnknown: 'Gebruik meer tekens.',
  passwordTooLongUnknown: 'Gebruik minder tekens.',
  passwordTooWeak: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
  passwordIsEmail: 'Gebruik je e-mailadres niet als wachtwoord.',
  passwordGuessable: 'Makkelijk te raden. Gebruik meer verschillende tekens.',
  passwordLongEnough: 'Lang genoeg. Langer is sterker.',
  passwordStrong: 'Een sterk wachtwoord.',
  signUpOffTitle: 'Registratie is gesloten',
  signedUpTitle: 'Je account is klaar',
  signInAgain: 'Opnieuw inloggen',
  framedTitle: 'Open deze pagina los',
  framedText: 'Deze pagina staat in een pagina van een andere site, die er delen van kan bedekken.',
  newLinkSent: 'Er is een nieuwe e-mail onderweg naar {email}.',
  resetPassword: 'Nieuw wachtwoord',
  mfaNotSix: 'Vul de zes cijfers in die je authenticator-app toont.',
  userMenuSettings: 'Accountinstellingen',
  team: 'Team',
  createTeam: 'Team maken',
  teamName: 'Teamnaam',

  userMenu: 'Account van {name}',
  teamMenuNone: 'Team kiezen',
  teamMenuEmpty: 'Je zit nog in geen enkel team. Vraag iemand om je uit te nodigen.',
  teamMenuNoTeam: 'Je zit nog in geen enkel team.',
  teamMenuNameMissing: 'Vul een naam in.',
  teamMenuSettings: 'Teaminstellingen',

  contactSupport: 'Contact opnemen met support',

  scopeOpenid: 'Je herkennen als je inlogt',
  scopeProfile: 'Je naam en afbeelding zien',
  scopeEmail: 'Je e-mailadres zien',
  scopeOfflineAccess: 'Ingelogd blijven terwijl je de app niet gebruikt',
}
