import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: 'Er ontbreekt iets',
  invalidLinkTitle: 'Deze link werkt niet',
  expiredLinkTitle: 'Deze link is verlopen',
  usedLinkTitle: 'Deze link is al gebruikt',
  spentLinkTitle: 'Deze link is te vaak geprobeerd',

  secondFactorTitle: 'Verificatie in twee stappen',
  secondFactor: 'Je account vraagt om een code uit je authenticator-app.',
  secondFactorEnter: 'Code invoeren',

  switchAccount: 'Ander account gebruiken',

  inviteAsk: 'Deelnemen aan {team}?',
  inviteAskText:
    'Je neemt deel met dit account. De leden van het team zien de naam en de foto ervan.',
  inviteFrom: '{name} heeft je uitgenodigd.',
  inviteJoin: 'Lid worden van team',
  inviteIgnore: 'Niet nu',
  inviteSignInTitle: 'Je bent uitgenodigd voor een team',
  inviteSignIn: 'Log in om te zien welk team het is. Er gebeurt niets voordat je akkoord gaat.',
  inviteSignInKnown: 'Log in om verder te gaan. Je wordt pas lid als je accepteert.',
  inviteJoinedTitle: 'Welkom bij {team}',
  inviteJoined: 'Je bent nu lid van het team.',
  inviteOpenTeam: 'Naar het team',
  inviteNoCode: 'Deze pagina open je met de link in een uitnodiging. Open daar de hele link.',
  inviteInvalid:
    'Misschien is hij afgekapt, of de uitnodiging is ingetrokken. Open de link in de e-mail opnieuw of vraag het degene die je heeft uitgenodigd.',
  inviteExpired:
    'Uitnodigingen zijn maar een paar dagen geldig. Vraag een nieuwe aan degene die je heeft uitgenodigd.',
  inviteUsed: 'Een uitnodiging is goed voor één persoon. Was jij dat, dan zit je al in het team.',
  inviteSpent:
    'Voor de veiligheid van het team is hij nu geblokkeerd. Vraag een nieuwe aan degene die je heeft uitgenodigd.',

  cliAsk: 'Toegang via de opdrachtregel toestaan?',
  cliAskText: 'Een programma in een terminal wil {app} gebruiken met dit account:',
  cliPhrase: 'Je terminal moet dit tonen',
  cliWarning:
    'Sta alleen toe wat je net zelf hebt gestart. Anders komt degene die je hierheen stuurde in je account.',
  cliShared: 'Het programma deelt je sessie: als je in deze browser uitlogt, is het ook uitgelogd.',
  cliSure: 'Heb je dit zelf gestart?',
  cliSureText:
    'Een andere website heeft je hierheen gebracht. Heeft iemand je gevraagd deze pagina te openen, annuleer dan: diegene zou in je account komen.',
  cliSureYes: 'Ja, toestaan',
  cliSignInTitle: 'Log eerst in',
  cliSignIn:
    'Een opdrachtregelprogramma wacht op je. Log in en beslis dan of het je account mag gebruiken.',
  cliDoneTitle: 'Alles is klaar',
  cliDone: 'Je kunt dit tabblad sluiten en teruggaan naar de terminal.',
  cliClose: 'Tabblad sluiten',
  cliNotClosed: 'Sluit deze pagina zelf',
  cliGoneTitle: 'Aanvraag verlopen',
  cliGone: 'Het is verlopen, al beantwoord, of de link is afgekapt. Begin opnieuw in je terminal.',
  cliMaybeDoneTitle: 'Dit is misschien al gebeurd',
  cliMaybeDone:
    'Je eerste poging kan gelukt zijn. Kijk in je terminal; wacht die nog, begin daar dan opnieuw.',
  cliDeniedTitle: 'Toegang geweigerd',
  cliDenied: 'Het programma is niet in je account gekomen. Je kunt deze pagina sluiten.',
  cliNoCode:
    'Deze pagina open je met de link die een opdrachtregelprogramma toont. Begin in je terminal en open de hele link.',

  verifyAsk: 'Bevestig je e-mailadres',
  verifyAskText: 'Je hebt de link in onze e-mail geopend. Bevestig dat het adres van jou is.',
  verify: 'Bevestigen',
  verifyWhose: 'Heb jij dit account gemaakt?',
  verifyWhoseText: 'Er is een account bij {app} gemaakt met {email}.',
  verifyAdded: 'Is dit jouw account?',
  verifyAddedText: '{email} is toegevoegd aan een account bij {app}.',
  verifyCreated: 'Gemaakt',
  verifyDevice: 'Apparaat',
  verifyPlace: 'Locatie',
  verifyCity: '{city}, {country}',
  verifyMine: 'Ja, dat was ik',
  verifyNotMine: 'Nee, dat was ik niet',
  rejectedTitle: 'E-mailadres verwijderd',
  rejected: 'Het account gebruikt je e-mailadres niet meer.',
  rejectedSignedOut: 'Alle sessies ervan zijn uitgelogd.',
  verifiedTitle: 'E-mailadres bevestigd',
  verified: 'Alles is klaar.',
  alreadyVerified: 'Je e-mailadres was al bevestigd. Je hoeft niets meer te doen.',
  noCode: 'Deze pagina open je met de link in een e-mail. Open daar de hele link.',
  invalidLink:
    'Misschien is hij afgekapt of verkeerd getypt. Open de link in de e-mail opnieuw of kopieer hem helemaal.',
  expiredLink:
    'Links werken een beperkte tijd of tot er een nieuwere wordt gestuurd. Vraag een nieuwe e-mail aan.',
  expiredLinkSignedOut:
    'Links werken een beperkte tijd of tot er een nieuwere wordt gestuurd. Log in om een nieuwe e-mail te krijgen.',
  usedLink: 'Was jij dat, dan is je adres bevestigd en hoef je niets meer te doen.',
  spentLink: 'Voor je veiligheid is hij nu geblokkeerd. Vraag een nieuwe e-mail aan.',
  spentLinkSignedOut:
    'Voor je veiligheid is hij nu geblokkeerd. Log in om een nieuwe e-mail te krijgen.',
  sendNewLink: 'E-mail opnieuw verzenden',

  forgotPassword: 'Wachtwoord vergeten?',
  forgotText: 'Voer je e-mailadres in en we sturen je een herstellink.',
  forgotSend: 'Herstellink sturen',
  forgotBack: 'Terug naar inloggen',
  forgotOffTitle: 'Wachtwoorden staan uit',
  forgotOff: 'Deze app werkt zonder wachtwoorden. Log op een andere manier in.',
  forgotSentTitle: 'Controleer je e-mail',
  forgotSent:
    'Als {email} bij een account hoort, is er een e-mail met een link onderweg. Kijk ook bij de ongewenste e-mail.',
  forgotAgain: 'E-mail opnieuw verzenden',
  forgotOtherAddress: 'Ander adres gebruiken',
  forgotSignedIn:
    'Je kunt je wachtwoord wijzigen in je accountinstellingen. Weet je het niet meer, laat je dan een link sturen.',
  forgotSignedInNoEmail: 'Je kunt je wachtwoord wijzigen in je accountinstellingen.',

  resetTitle: 'Kies een nieuw wachtwoord',
  resetText: 'Hiermee word je op al je apparaten uitgelogd.',
  resetRepeat: 'Nieuw wachtwoord bevestigen',
  resetMismatch: 'De wachtwoorden zijn niet gelijk.',
  resetSave: 'Wachtwoord herstellen',
  resetDoneTitle: 'Wachtwoord gewijzigd',
  resetDone: 'Je bent op al je apparaten uitgelogd. Log in met je nieuwe wachtwoord.',
  resetNoCode:
    'Deze pagina open je met de link in een e-mail. Heb je die niet, laat er dan een sturen.',
  resetInvalid:
    'Misschien is hij afgekapt of verkeerd getypt. Open de link in de e-mail opnieuw of laat een nieuwe sturen.',
  resetExpired:
    'Links voor een nieuw wachtwoord werken een beperkte tijd of tot er een nieuwere wordt gestuurd. Laat een nieuwe sturen.',
  resetUsed:
    'Een link is goed voor één wachtwoord. Was jij dat, log dan daarmee in; zo niet, laat dan een nieuwe link sturen.',
  resetSpent: 'Voor je veiligheid is hij nu geblokkeerd. Laat een nieuwe sturen.',
  resetNewLink: 'Nieuwe link sturen',
  resetRejectedTitle: 'Het wachtwoord is geweigerd',
  resetRejected:
    'De link is nu verbruikt. Laat een nieuwe sturen en kies dan een ander wachtwoord.',

  magicLinkAsk: 'Doorgaan met inloggen?',
  magicLinkSwitch: 'Inloggen met een ander account?',
  magicLinkAskText: 'Ga alleen verder als je deze link hebt aangevraagd.',
  magicLinkElsewhere:
    'De e-mail is aangevraagd in een andere browser of op een ander apparaat. Ga alleen verder als jij dat was.',
  magicLinkReplaces: 'Je wordt uitgelogd als:',
  magicLinkStay: 'Ingelogd blijven als {name}',
  magicLinkExpired:
    'Links werken maar een beperkte tijd. Vraag op de inlogpagina een nieuwe e-mail aan.',
  magicLinkUsed: 'Een link werkt één keer. Ben je niet ingelogd, vraag dan een nieuwe e-mail aan.',
  magicLinkSpent:
    'Voor je veiligheid is hij nu geblokkeerd. Vraag op de inlogpagina een nieuwe e-mail aan.',
  magicLinkUnconfirmedTitle: 'Bevestig eerst je adres',

  signOutAsk: 'Uitloggen?',
  signOutAskText: 'Een andere website heeft je hierheen gestuurd. Log alleen uit als je dat wilde.',
  signOutClientAsk: '{client} vraagt om je ook hier uit te loggen.',
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
  mfaRecoveryTitle: 'Voer een herstelcode in',
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
  errorText: 'Probeer het opnieuw. Stuur dit naar de support van de app als het weer gebeurt.',
  errorTime: 'Tijdstip',
  otherAccountTitle: 'Dit account is al in gebruik',
  otherAccount:
    'Het account bij de provider hoort bij een andere gebruiker van deze app. Log ermee in of kies een ander.',
  otherConnectionTitle: 'Er is een ander account gekoppeld',
  otherConnection:
    'Je bent gekoppeld aan een ander account van deze provider. Ontkoppel dat eerst of gebruik het.',
  addressTakenTitle: 'Er is al een account met dit e-mailadres',
  addressTaken:
    'Het e-mailadres van dat account hoort al bij een gebruiker. Log in zoals eerder en koppel de provider daarna in je instellingen.',
  refusedByApp: 'Deze app heeft je account niet geaccepteerd.',
  cameBackNowhere:
    'Deze site staat niet op de lijst met vertrouwde domeinen. Laat het de beheerders weten.',
  accessDeniedTitle: 'Het inloggen is geannuleerd',
  accessDenied:
    'De provider weigerde, of je hebt geannuleerd. Je kunt het opnieuw proberen of op een andere manier inloggen.',
  providerRefusedTitle: 'De provider heeft het inloggen geweigerd',
  providerRefused:
    'Probeer het opnieuw of log op een andere manier in. Stuur de code voor de helpdesk naar de beheerders van deze app als het weer gebeurt.',
  ssoNotAllowed:
    'De identiteitsprovider van je organisatie stuurde een e-mailadres dat hier niet mag inloggen. Neem contact op met je beheerder.',
  ssoDeactivated:
    'Je organisatie heeft dit account gedeactiveerd. Neem contact op met je beheerder.',
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

  consentAsk: '{client} toestaan je account te gebruiken?',
  consentAskText: 'Je logt daar in met je account bij {app}:',
  consentUnverified: 'Deze app is niet geverifieerd. Elke app kan zich {client} noemen.',
  consentUnverifiedHost: 'Deze app is niet geverifieerd. De naam komt van {host}.',
  consentScopes: '{client} kan dan:',
  consentDestination: 'Je gaat naar {host}. Ga alleen door als je die vertrouwt.',
  consentLoopback:
    'Je gaat naar een app op deze computer. Ga alleen door als je daar bent begonnen.',
  consentDevice: 'Ga alleen door als je dit op je eigen apparaat bent begonnen.',
  allow: 'Toestaan',
  deny: 'Weigeren',
  consentSignInTitle: 'Log eerst in',
  consentSignIn: 'Een andere app wil je account gebruiken. Log in en beslis dan.',
  consentAgainTitle: 'Log eerst opnieuw in',
  consentAgain: 'De andere app vraagt om opnieuw in te loggen. Log opnieuw in om door te gaan.',
  consentGoneTitle: 'Verzoek verlopen',
  consentGone: 'Ga terug naar de andere app en begin opnieuw.',
  consentNoCode: 'Open deze pagina vanuit de app waarin je wilt inloggen.',
  consentWorkingTitle: 'Je gaat terug',
}
