import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
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
  verifyMine: 'Ja, dat was ik',
  verifyNotMine: 'Nee, dat was ik niet',
  rejectedTitle: 'E-mailadres verwijderd',
  rejected: 'Het account gebruikt je e-mailadres niet meer.',
  rejectedSignedOut: 'Iedereen is uitgelogd.',
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
  resetRemoved:
    'Als dit e-mailadres nog niet was bevestigd, zijn de andere inlogmethoden verwijderd.',
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
  magicLinkAskText: 'Je hebt de link in onze e-mail geopend. Ga verder als je erom gevraagd hebt.',
  magicLinkElsewhere:
    'De e-mail is aangevraagd in een andere browser of op een ander apparaat. Ga alleen verder als jij dat was.',
  magicLinkReplaces: 'Hier is iemand ingelogd, die dan wordt uitgelogd:',
  magicLinkStay: 'Ingelogd blijven als {name}',
  magicLinkExpired:
    'Links werken maar een beperkte tijd. Vraag op de inlogpagina een nieuwe e-mail aan.',
  magicLinkUsed: 'Een link werkt één keer. Ben je niet ingelogd, vraag dan een nieuwe e-mail aan.',
  magicLinkSpent:
    'Voor je veiligheid is hij nu geblokkeerd. Vraag op de inlogpagina een nieuwe e-mail aan.',
  magicLinkUnconfirmedTitle: 'Bevestig eerst je adres',
}
