import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: 'Manca qualcosa',
  invalidLinkTitle: 'Questo link non funziona',
  expiredLinkTitle: 'Questo link è scaduto',
  usedLinkTitle: 'Questo link è già stato usato',
  spentLinkTitle: 'Questo link è stato provato troppe volte',

  secondFactorTitle: 'Verifica in due passaggi',
  secondFactor: 'Il tuo account richiede un codice dell’app di autenticazione.',
  secondFactorEnter: 'Inserisci il codice',

  switchAccount: 'Usa un altro account',

  inviteAsk: 'Vuoi unirti a {team}?',
  inviteAskText: 'Ti unisci con questo account. I membri del team ne vedono il nome e l’immagine.',
  inviteFrom: '{name} ti ha invitato.',
  inviteJoin: 'Unisciti al team',
  inviteIgnore: 'Non ora',
  inviteSignInTitle: 'Hai un invito a un team',
  inviteSignIn: 'Accedi per vedere di quale team si tratta. Non succede nulla finché non accetti.',
  inviteSignInKnown: 'Accedi per continuare. Entrerai solo dopo aver accettato.',
  inviteJoinedTitle: 'Ti diamo il benvenuto in {team}',
  inviteJoined: 'Ora fai parte del team.',
  inviteOpenTeam: 'Vai al team',
  inviteNoCode: 'Questa pagina si apre dal link di un invito. Apri da lì il link completo.',
  inviteInvalid:
    'Potrebbe essere troncato, oppure l’invito è stato ritirato. Apri di nuovo il link nell’email o chiedi a chi ti ha invitato.',
  inviteExpired: 'Gli inviti valgono solo qualche giorno. Chiedine uno nuovo a chi ti ha invitato.',
  inviteUsed: 'Un invito vale per una sola persona. Se l’hai usato tu, fai già parte del team.',
  inviteSpent: 'Per la sicurezza del team ora è bloccato. Chiedine uno nuovo a chi ti ha invitato.',

  cliAsk: 'Consentire l’accesso da riga di comando?',
  cliAskText: 'Un programma in un terminale chiede di usare {app} con questo account:',
  cliPhrase: 'Il tuo terminale deve mostrare',
  cliWarning:
    'Autorizza solo ciò che hai appena avviato tu. Altrimenti chi ti ha mandato qui entra nel tuo account.',
  cliShared:
    'Lo strumento condivide la tua sessione: se esci in questo browser, viene disconnesso anche lo strumento.',
  cliSure: 'L’hai avviato tu?',
  cliSureText:
    'Un altro sito web ti ha portato qui. Se qualcuno ti ha chiesto di aprire questa pagina, annulla: entrerebbe nel tuo account.',
  cliSureYes: 'Sì, consenti',
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

  verifyAsk: 'Verifica la tua email',
  verifyAskText: 'Hai aperto il link della nostra email. Conferma che l’indirizzo è tuo.',
  verify: 'Conferma',
  verifyWhose: 'Hai creato tu questo account?',
  verifyWhoseText: 'È stato creato un account su {app} con {email}.',
  verifyAdded: 'È il tuo account?',
  verifyAddedText: '{email} è stata aggiunta a un account su {app}.',
  verifyCreated: 'Creato',
  verifyDevice: 'Dispositivo',
  verifyPlace: 'Luogo',
  verifyCity: '{city}, {country}',
  verifyMine: 'Sì, ero io',
  verifyNotMine: 'No, non ero io',
  rejectedTitle: 'Email rimossa',
  rejected: 'L’account non usa più la tua email.',
  rejectedSignedOut: 'Tutte le sue sessioni sono state chiuse.',
  verifiedTitle: 'Email verificata',
  verified: 'Tutto fatto.',
  alreadyVerified: 'Il tuo indirizzo email era già confermato. Non c’è altro da fare.',
  noCode: 'Questa pagina si apre dal link di un’email. Apri da lì il link completo.',
  invalidLink:
    'Potrebbe essere troncato o scritto male. Apri di nuovo il link nell’email o copialo per intero.',
  expiredLink:
    'I link valgono per un tempo limitato o finché non ne viene inviato uno più recente. Chiedi una nuova email.',
  expiredLinkSignedOut:
    'I link valgono per un tempo limitato o finché non ne viene inviato uno più recente. Accedi per ricevere una nuova email.',
  usedLink: 'Se l’hai usato tu, il tuo indirizzo è confermato e non c’è altro da fare.',
  spentLink: 'Per la tua sicurezza ora è bloccato. Chiedi una nuova email.',
  spentLinkSignedOut: 'Per la tua sicurezza ora è bloccato. Accedi per ricevere una nuova email.',
  sendNewLink: 'Invia di nuovo l’email',

  forgotPassword: 'Password dimenticata?',
  forgotText: 'Inserisci la tua email e ti invieremo un link per reimpostarla.',
  forgotSend: 'Invia il link',
  forgotBack: 'Torna all’accesso',
  forgotOffTitle: 'Le password sono disattivate',
  forgotOff: 'Questa app non usa password. Accedi in un altro modo.',
  forgotSentTitle: 'Controlla la tua email',
  forgotSent:
    'Se {email} appartiene a un account, un’email con un link è in arrivo. Controlla anche la posta indesiderata.',
  forgotAgain: 'Invia di nuovo l’email',
  forgotOtherAddress: 'Usa un altro indirizzo',
  forgotSignedIn:
    'Puoi cambiare la password nelle impostazioni dell’account. Se non la ricordi più, fatti inviare un link.',
  forgotSignedInNoEmail: 'Puoi cambiare la password nelle impostazioni dell’account.',

  resetTitle: 'Scegli una nuova password',
  resetText: 'Il tuo account verrà disconnesso da tutti i dispositivi.',
  resetRepeat: 'Conferma la nuova password',
  resetMismatch: 'Le password non coincidono.',
  resetSave: 'Reimposta la password',
  resetDoneTitle: 'Password aggiornata',
  resetDone:
    'Il tuo account è stato disconnesso da tutti i dispositivi. Accedi con la nuova password.',
  resetNoCode: 'Questa pagina si apre dal link di un’email. Se non ne hai, fattene inviare una.',
  resetInvalid:
    'Potrebbe essere troncato o scritto male. Apri di nuovo il link nell’email o fattene inviare uno nuovo.',
  resetExpired:
    'I link per cambiare la password valgono per un tempo limitato o finché non ne viene inviato uno più recente. Fattene inviare uno nuovo.',
  resetUsed:
    'Un link vale per una sola password. Se l’hai usato tu, accedi con quella; altrimenti fatti inviare un nuovo link.',
  resetSpent: 'Per la tua sicurezza ora è bloccato. Fattene inviare uno nuovo.',
  resetNewLink: 'Invia un nuovo link',
  resetRejectedTitle: 'La password è stata rifiutata',
  resetRejected:
    'Il link ormai è consumato. Fattene inviare uno nuovo, poi scegli un’altra password.',

  magicLinkAsk: 'Continuare l’accesso?',
  magicLinkSwitch: 'Accedere con un altro account?',
  magicLinkAskText: 'Continua solo se hai chiesto tu questo link.',
  magicLinkElsewhere:
    'L’email è stata chiesta in un altro browser o su un altro dispositivo. Continua solo se l’hai chiesta tu.',
  magicLinkReplaces: 'Verrà disconnesso questo account:',
  magicLinkStay: 'Resta come {name}',
  magicLinkExpired:
    'I link valgono solo per un tempo limitato. Chiedi una nuova email dalla pagina di accesso.',
  magicLinkUsed: 'Un link vale una volta sola. Se non sei nel tuo account, chiedi una nuova email.',
  magicLinkSpent:
    'Per la tua sicurezza ora è bloccato. Chiedi una nuova email dalla pagina di accesso.',
  magicLinkUnconfirmedTitle: 'Prima conferma il tuo indirizzo',

  signOutAsk: 'Vuoi uscire dall’account?',
  signOutAskText: 'Un altro sito web ti ha portato qui. Esci solo se era quello che volevi.',
  signOutClientAsk: '{client} chiede di disconnetterti anche da qui.',
  staySignedIn: 'Resta nell’account',
  signingOut: 'Disconnessione in corso',
  signedOutTitle: 'Disconnessione eseguita',
  signedOut: 'Nessuno può usare il tuo account in questo browser finché non accedi di nuovo.',
  alreadySignedOut: 'In questo browser non c’era nessun accesso attivo.',
  signOutUnconfirmed:
    'In questo browser la disconnessione è avvenuta. Il servizio non era raggiungibile, quindi lì la tua sessione può restare aperta finché non viene avvisato.',

  mfaTitle: 'Inserisci il codice di verifica',
  mfaHelp: 'Inserisci il codice di 6 cifre della tua app di autenticazione.',
  mfaVerify: 'Verifica',
  mfaWrong: 'Il codice è errato. Inserisci quello mostrato adesso.',
  mfaWrongAgain:
    'Anche questo codice è errato. Controlla che il telefono imposti l’ora automaticamente.',
  mfaUseRecovery: 'Usa un codice di recupero',
  mfaUseApp: 'Usa l’app di autenticazione',
  mfaRecoveryLabel: 'Codice di recupero',
  mfaRecoveryTitle: 'Inserisci un codice di recupero',
  mfaRecoveryHelp: 'Inserisci uno dei codici di recupero che hai salvato.',
  mfaRecoveryEmpty: 'Inserisci un codice di recupero.',
  mfaRecoveryWrong: 'Questo codice è errato o è già stato usato. Inseriscine un altro.',
  mfaVerified: 'Il codice è corretto.',
  mfaMissingTitle: 'Prima accedi',
  mfaMissing: 'In questa scheda nessun accesso attende un codice, oppure ha atteso troppo a lungo.',
  mfaExpired:
    'Un accesso attende il codice per pochi minuti. Accedi di nuovo, poi inserisci un nuovo codice.',
  mfaUsedTitle: 'Questo accesso è già completo',
  mfaUsed: 'Il suo codice è già stato inserito. Se non sei nel tuo account, accedi di nuovo.',
  mfaSpentTitle: 'Troppi codici errati',
  mfaSpent:
    'Per la tua sicurezza questo accesso è stato interrotto. Accedi di nuovo, poi inserisci un nuovo codice.',

  oauthWorkingTitle: 'Accesso in corso',
  takesMoment: 'Ci vuole un momento.',
  oauthNothing:
    'Questa pagina si apre quando torni da un provider. Comincia dalla pagina di accesso.',
  oauthLostTitle: 'Non è stato possibile completare l’accesso',
  oauthLost:
    'È iniziato in un altro browser o in un’altra scheda, oppure più di un’ora fa, oppure questo browser blocca i cookie. Nessun accesso è stato eseguito.',
  oauthFailed: 'L’accesso con il provider non è riuscito. Riprova.',

  notFoundTitle: 'Pagina non trovata',
  notFound: 'Controlla l’indirizzo.',

  errorTitle: 'Qualcosa è andato storto',
  errorText: 'Riprova. Se succede di nuovo, invia questi dati all’assistenza dell’app.',
  errorTime: 'Ora',
  otherAccountTitle: 'Questo account è già in uso',
  otherAccount:
    'L’account presso il provider appartiene a un altro utente di questa app. Accedi con quello o scegline un altro.',
  otherConnectionTitle: 'È collegato un altro account',
  otherConnection:
    'Il tuo utente è collegato a un altro account di questo provider. Scollega prima quello, oppure usalo.',
  addressTakenTitle: 'Esiste già un account con questo indirizzo email',
  addressTaken:
    'L’indirizzo email di quell’account appartiene già a un utente. Accedi come prima, poi collega il provider nelle impostazioni.',
  refusedByApp: 'Questa app non ha accettato il tuo account.',
  cameBackNowhere: 'Questo sito non è nell’elenco dei domini attendibili. Avvisa chi lo gestisce.',
  accessDeniedTitle: 'L’accesso è stato annullato',
  accessDenied:
    'Il provider ha rifiutato, oppure hai annullato. Puoi riprovare o accedere in un altro modo.',
  providerRefusedTitle: 'Il provider ha rifiutato l’accesso',
  providerRefused:
    'Riprova o accedi in un altro modo. Se succede di nuovo, invia il codice per l’assistenza a chi gestisce questa app.',
  ssoNotAllowed:
    'Il provider di identità della tua organizzazione ha inviato un indirizzo email che non può accedere qui. Contatta il tuo amministratore.',
  ssoDeactivated:
    'La tua organizzazione ha disattivato questo account. Contatta il tuo amministratore.',
  scopeRefusedTitle: 'Il provider ha rifiutato un’autorizzazione',
  scopeRefused:
    'Questa app chiede al provider un’autorizzazione che non concede. Accedi in un altro modo e invia il codice per l’assistenza a chi gestisce questa app.',
  providerOutageTitle: 'Il provider non risponde',
  providerOutage:
    'Il problema è del provider, non della tua connessione o del tuo account. Riprova tra qualche minuto o accedi in un altro modo.',
  providerUnavailableTitle: 'Questo provider non è disponibile',
  providerUnavailable: 'Al momento l’app non lo offre. Accedi in un altro modo.',
  timedOutTitle: 'È passato troppo tempo',
  timedOut: 'L’accesso con il provider ha richiesto troppo tempo. Accedi di nuovo.',
  recentSignInTitle: 'Prima accedi di nuovo',
  recentSignIn: 'Per proteggere il tuo account, accedi di nuovo prima di collegare un provider.',
  accountDeletionTitle: 'Il tuo account verrà eliminato',
  accountDeletion: 'Eliminazione: {when}. Se conservi il tuo account, potrai accedere di nuovo.',
  accountKeep: 'Conserva il mio account',
  accountKeptTitle: 'Il tuo account resta',
  accountKept: 'Accedi per continuare.',

  consentAsk: 'Consentire a {client} di usare il tuo account?',
  consentAskText: 'Accederai lì con il tuo account di {app}:',
  consentUnverified: 'Questa app non è verificata. Qualsiasi app può chiamarsi {client}.',
  consentUnverifiedHost: 'Questa app non è verificata. Il suo nome proviene da {host}.',
  consentScopes: '{client} potrà:',
  consentDestination: 'Verrai portato su {host}. Continua solo se ti fidi.',
  consentLoopback:
    "Verrai portato a un'app su questo computer. Continua solo se hai iniziato da lì.",
  consentDevice: 'Continua solo se hai iniziato tu, sul tuo dispositivo.',
  allow: 'Consenti',
  deny: 'Rifiuta',
  consentSignInTitle: 'Prima accedi',
  consentSignIn: 'Un’altra app vuole usare il tuo account. Accedi, poi decidi.',
  consentAgainTitle: 'Prima accedi di nuovo',
  consentAgain: 'L’altra app chiede un nuovo accesso. Accedi di nuovo per continuare.',
  consentGoneTitle: 'Richiesta scaduta',
  consentGone: 'Torna all’altra app e ricomincia.',
  consentNoCode: 'Apri questa pagina dall’app a cui vuoi accedere.',
  consentWorkingTitle: 'Ti riportiamo indietro',
}
