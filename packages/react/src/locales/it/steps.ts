import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: 'Vuoi uscire dall’account?',
  signOutAskText: 'Un altro sito web ti ha portato qui. Esci solo se era quello che volevi.',
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
  errorText: 'Torna indietro e riprova.',
  otherAccountTitle: 'Questo account è già in uso',
  otherAccount:
    'L’account presso il provider appartiene a un altro utente di questa app. Accedi con quello o scegline un altro.',
  otherConnectionTitle: 'È collegato un altro account',
  otherConnection:
    'Il tuo utente è collegato a un altro account di questo provider. Scollega prima quello, oppure usalo.',
  addressTakenTitle: 'Esiste già un account con questo indirizzo email',
  addressTaken:
    'L’indirizzo email di quell’account appartiene già a un utente. Accedi come prima, poi collega il provider nelle impostazioni.',
  cameBackNowhere: 'Questo sito non è nell’elenco dei domini attendibili. Avvisa chi lo gestisce.',
  accessDeniedTitle: 'L’accesso è stato annullato',
  accessDenied:
    'Il provider ha rifiutato, oppure hai annullato. Puoi riprovare o accedere in un altro modo.',
  providerRefusedTitle: 'Il provider ha rifiutato l’accesso',
  providerRefused:
    'Riprova o accedi in un altro modo. Se succede di nuovo, invia il codice per l’assistenza a chi gestisce questa app.',
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
}
