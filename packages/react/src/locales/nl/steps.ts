import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: 'Uitloggen?',
  signOutAskText: 'Een andere website heeft je hierheen gestuurd. Log alleen uit als je dat wilde.',
  staySignedIn: 'Ingelogd blijven',
  signingOut: 'Je wordt uitgelogd',
  signedOutTitle: 'Je bent uitgelogd',
  signedOut: 'Niemand kan je account in deze browser gebruiken totdat je weer inlogt.',
  alreadySignedOut: 'In deze browser was niemand ingelogd.',
  signOutUnconfirmed:
    'Je bent uitgelogd in deze browser. De dienst was niet bereikbaar; daar kan je sessie open blijven totdat die het weet.',

  mfaTitle: 'Voer de verificatiecode in',
  mfaHelp: 'Voer de 6-cijferige code uit je authenticator-app in.',
  mfaVerify: 'Controleren',
  mfaWrong: 'Die code klopt niet. Vul de code in die nu te zien is.',
  mfaWrongAgain: 'Ook die code klopt niet. Controleer of je telefoon de tijd automatisch instelt.',
  mfaUseRecovery: 'Een herstelcode gebruiken',
  mfaUseApp: 'Je authenticator-app gebruiken',
  mfaRecoveryLabel: 'Herstelcode',
  mfaRecoveryHelp: 'Voer een van de herstelcodes in die je hebt bewaard.',
  mfaRecoveryEmpty: 'Voer een herstelcode in.',
  mfaRecoveryWrong: 'Deze code is onjuist of al gebruikt. Voer een andere in.',
  mfaVerified: 'Je code klopt.',
  mfaMissingTitle: 'Log eerst in',
  mfaMissing: 'In dit tabblad wacht geen inlogpoging op een code, of die heeft te lang gewacht.',
  mfaExpired:
    'Een inlogpoging wacht een paar minuten op de code. Log opnieuw in en vul een nieuwe code in.',
  mfaUsedTitle: 'Deze inlogpoging is afgerond',
  mfaUsed: 'De code is al ingevuld. Ben je niet ingelogd, log dan opnieuw in.',
  mfaSpentTitle: 'Te veel verkeerde codes',
  mfaSpent:
    'Voor je veiligheid is deze inlogpoging gestopt. Log opnieuw in en vul een nieuwe code in.',

  oauthWorkingTitle: 'Je wordt ingelogd',
  takesMoment: 'Dit duurt even.',
  oauthNothing: 'Deze pagina opent als je terugkomt van een provider. Begin bij de inlogpagina.',
  oauthLostTitle: 'Het inloggen is niet gelukt',
  oauthLost:
    'Je bent in een andere browser of een ander tabblad begonnen, of meer dan een uur geleden, of deze browser blokkeert cookies. Er is niemand ingelogd.',
  oauthFailed: 'Inloggen bij de provider is mislukt. Probeer het opnieuw.',

  notFoundTitle: 'Pagina niet gevonden',
  notFound: 'Controleer het adres.',

  errorTitle: 'Er is iets misgegaan',
  errorText: 'Ga terug en probeer het opnieuw.',
  otherAccountTitle: 'Dit account is al in gebruik',
  otherAccount:
    'Het account bij de provider hoort bij een andere gebruiker van deze app. Log ermee in of kies een ander.',
  otherConnectionTitle: 'Er is een ander account gekoppeld',
  otherConnection:
    'Je bent gekoppeld aan een ander account van deze provider. Ontkoppel dat eerst of gebruik het.',
  addressTakenTitle: 'Er is al een account met dit e-mailadres',
  addressTaken:
    'Het e-mailadres van dat account hoort al bij een gebruiker. Log in zoals eerder en koppel de provider daarna in je instellingen.',
  cameBackNowhere:
    'Deze site staat niet op de lijst met vertrouwde domeinen. Laat het de beheerders weten.',
  accessDeniedTitle: 'Het inloggen is geannuleerd',
  accessDenied:
    'De provider weigerde, of je hebt geannuleerd. Je kunt het opnieuw proberen of op een andere manier inloggen.',
  providerRefusedTitle: 'De provider heeft het inloggen geweigerd',
  providerRefused:
    'Probeer het opnieuw of log op een andere manier in. Stuur de code voor de helpdesk naar de beheerders van deze app als het weer gebeurt.',
  scopeRefusedTitle: 'De provider heeft een toestemming geweigerd',
  scopeRefused:
    'Deze app vraagt de provider om een toestemming die hij niet geeft. Log op een andere manier in en stuur de code voor de helpdesk naar de beheerders van deze app.',
  providerOutageTitle: 'De provider reageert niet',
  providerOutage:
    'Het probleem ligt bij de provider, niet bij je verbinding of je account. Probeer het over een paar minuten opnieuw of log op een andere manier in.',
  providerUnavailableTitle: 'Deze provider is niet beschikbaar',
  providerUnavailable: 'De app biedt hem op dit moment niet aan. Log op een andere manier in.',
  timedOutTitle: 'Dat duurde te lang',
  timedOut: 'Inloggen bij de provider duurde te lang. Log opnieuw in.',
  recentSignInTitle: 'Log eerst opnieuw in',
  recentSignIn: 'Log voor de veiligheid van je account opnieuw in voordat je een provider koppelt.',
  accountDeletionTitle: 'Je account wordt verwijderd',
  accountDeletion: 'Verwijdering: {when}. Als je je account behoudt, kun je weer inloggen.',
  accountKeep: 'Mijn account behouden',
  accountKeptTitle: 'Je account blijft bestaan',
  accountKept: 'Log in om verder te gaan.',
}
