import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
  switchAccount: 'Usa un altro account',

  inviteAsk: 'Vuoi unirti a {team}?',
  inviteAskText: 'Ti unisci con questo account. I membri del team ne vedono il nome e l’immagine.',
  inviteJoin: 'Unisciti al team',
  inviteIgnore: 'Non ora',
  inviteSignInTitle: 'Hai un invito a un team',
  inviteSignIn: 'Accedi per vedere di quale team si tratta. Non succede nulla finché non accetti.',
  inviteJoinedTitle: 'Ti diamo il benvenuto in {team}',
  inviteJoined: 'Ora fai parte del team.',
  inviteOpenTeam: 'Vai al team',
  inviteNoCode: 'Questa pagina si apre dal link di un invito. Apri da lì il link completo.',
  inviteInvalid:
    'Potrebbe essere troncato, oppure l’invito è stato ritirato. Apri di nuovo il link nell’email o chiedi a chi ti ha invitato.',
  inviteExpired: 'Gli inviti valgono solo qualche giorno. Chiedine uno nuovo a chi ti ha invitato.',
  inviteUsed: 'Un invito vale per una sola persona. Se l’hai usato tu, fai già parte del team.',
  inviteSpent: 'Per la sicurezza del team ora è bloccato. Chiedine uno nuovo a chi ti ha invitato.',

  cliAsk: 'Autorizzare uno strumento a riga di comando?',
  cliAskText: 'Un programma in un terminale chiede di usare {app} con questo account:',
  cliPhrase: 'Il tuo terminale deve mostrare',
  cliWarning:
    'Autorizza solo ciò che hai appena avviato tu. Altrimenti chi ti ha mandato qui entra nel tuo account.',
  cliShared:
    'Lo strumento condivide la tua sessione: se esci in questo browser, viene disconnesso anche lo strumento.',
  cliAuthorize: 'Autorizza',
  cliSure: 'L’hai avviato tu?',
  cliSureText:
    'Un altro sito web ti ha portato qui. Se qualcuno ti ha chiesto di aprire questa pagina, annulla: entrerebbe nel tuo account.',
  cliSureYes: 'Sì, autorizza',
  cliSignInTitle: 'Prima accedi',
  cliSignIn:
    'Uno strumento a riga di comando ti aspetta. Accedi, poi decidi se può usare il tuo account.',
  cliDoneTitle: 'Tutto fatto',
  cliDone: 'Puoi chiudere questa scheda e tornare al terminale.',
  cliClose: 'Chiudi questa scheda',
  cliNotClosed: 'Chiudi tu questa pagina',
  cliGoneTitle: 'Richiesta scaduta',
  cliGone: 'È scaduta, ha già avuto risposta o il suo link è troncato. Ricomincia dal terminale.',
  cliMaybeDoneTitle: 'Forse è già fatto',
  cliMaybeDone:
    'Il primo tentativo potrebbe essere riuscito. Guarda il terminale; se attende ancora, ricomincia da lì.',
  cliDeniedTitle: 'Accesso negato',
  cliDenied: 'Lo strumento non è entrato nel tuo account. Puoi chiudere questa pagina.',
  cliNoCode:
    'Questa pagina si apre dal link mostrato da uno strumento a riga di comando. Comincia dal terminale e apri il link completo.',
}
