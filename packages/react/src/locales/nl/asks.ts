import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
  switchAccount: 'Ander account gebruiken',

  inviteAsk: 'Deelnemen aan {team}?',
  inviteAskText:
    'Je neemt deel met dit account. De leden van het team zien de naam en de foto ervan.',
  inviteJoin: 'Lid worden van team',
  inviteIgnore: 'Niet nu',
  inviteSignInTitle: 'Je bent uitgenodigd voor een team',
  inviteSignIn: 'Log in om te zien welk team het is. Er gebeurt niets voordat je akkoord gaat.',
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

  cliAsk: 'Een opdrachtregelprogramma toelaten?',
  cliAskText: 'Een programma in een terminal wil {app} gebruiken met dit account:',
  cliPhrase: 'Je terminal moet dit tonen',
  cliWarning:
    'Sta alleen toe wat je net zelf hebt gestart. Anders komt degene die je hierheen stuurde in je account.',
  cliShared: 'Het programma deelt je sessie: als je in deze browser uitlogt, is het ook uitgelogd.',
  cliAuthorize: 'Toestaan',
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
}
