import type { Texts } from '../text.js'

/** Italian. People are addressed with "tu". */
export const texts: Texts = {
  loading: 'Caricamento',
  slow: 'Ci vuole più tempo del solito.',
  noScript: 'Questa pagina ha bisogno di JavaScript. Attivalo nel browser, poi ricarica la pagina.',
  retry: 'Riprova',
  continue: 'Continua',
  home: 'Vai alla pagina iniziale',
  cancel: 'Annulla',
  copy: 'Copia',
  copied: 'Copiato',
  notCopied: 'Seleziona il testo e copialo tu',
  supportCode: 'Codice di errore',

  email: 'Indirizzo email',
  emailMissing: 'Inserisci il tuo indirizzo email.',
  emailInvalid: 'Inserisci un solo indirizzo email, come nome@example.com.',
  password: 'Password',
  passwordMissing: 'Inserisci la tua password.',
  passwordShow: 'Mostra password',
  passwordHide: 'Nascondi password',
  passwordTooLong: 'Usa al massimo {count} caratteri.',

  offline: 'Sei offline. Controlla la connessione a Internet, poi riprova.',
  unreachable: 'Nessuna risposta. Controlla la connessione a Internet o riprova tra poco.',
  rateLimited: 'Troppi tentativi. Riprova tra {wait}.',
  canGoOn: 'Ora puoi continuare.',
  unexpected: 'Qualcosa è andato storto. Riprova.',
  unavailableTitle: 'Impossibile caricare questa pagina',

  signedInTitle: 'Hai già eseguito l’accesso',
  continueAs: 'Continua come {name}',
  signOut: 'Esci',

  signIn: 'Accedi',

  signUp: 'Crea account',
  signUpOff: 'Al momento questa app non accetta nuovi account.',
  sendAgainIn: 'Invia di nuovo tra {wait}',
  emailNotSent: 'Non è stato possibile inviare l’email. Riprova più tardi.',
  siteNotTrusted:
    'Questo sito non è nell’elenco dei domini attendibili, quindi nessuna email può rimandare qui.',

  code: 'Codice',
  accountBannedTitle: 'Account sospeso',
  accountBanned: 'Questo account è sospeso.',
  refusalMistake: 'Si tratta di un errore?',
  ssoRequired:
    'La tua organizzazione richiede il Single Sign-On. Accedi con l’account della tua organizzazione.',
  notSameAccount: 'Questo è un altro account. Accedi con lo stesso account oppure esci prima.',
  wrongDigits: 'Il codice è errato. Accedi di nuovo.',
  emailUnconfirmed:
    'Questo indirizzo non è ancora confermato. Apri il link della prima email o accedi in un altro modo.',

  obstacleFramed: 'I provider non si aprono all’interno di un’altra pagina.',
  openAlone: 'Apri in una nuova scheda',
  obstacleInsecure: 'Serve una connessione sicura: apri questa pagina con https.',
  obstacleForgetful:
    'Per accedere servono i cookie. Consentili per questo sito, poi ricarica la pagina.',

  passwordTooShort: 'Usa almeno {count} caratteri.',
  passwordMissingCharacters: {
    one: 'Manca {count} carattere',
    many: 'Mancano {count} di caratteri',
    other: 'Mancano {count} caratteri',
  },
  passwordTooShortUnknown: 'Usa più caratteri.',
  passwordTooLongUnknown: 'Usa meno caratteri.',
  passwordTooWeak: 'Questa password è troppo comune. Scegline un’altra.',
  passwordIsEmail: 'Non usare il tuo indirizzo email come password.',
  passwordGuessable: 'Facile da indovinare. Usa caratteri più vari.',
  passwordLongEnough: 'Abbastanza lunga. Più è lunga, più è sicura.',
  passwordStrong: 'Una password sicura.',
  signUpOffTitle: 'Le registrazioni sono chiuse',
  signedUpTitle: 'Il tuo account è pronto',
  signInAgain: 'Accedi di nuovo',
  framedTitle: 'Apri questa pagina da sola',
  framedText: 'Si trova nella pagina di un altro sito, che potrebbe coprirne delle parti.',
  newLinkSent: 'Una nuova email è in arrivo a {email}.',
  resetPassword: 'Nuova password',
  mfaNotSix: 'Inserisci le sei cifre mostrate dalla tua app di autenticazione.',
  userMenuSettings: 'Impostazioni account',
  team: 'Team',
  createTeam: 'Crea team',
  teamName: 'Nome del team',

  userMenu: 'Account di {name}',
  teamMenuNone: 'Scegli un team',
  teamMenuEmpty: 'Non fai ancora parte di nessun team. Chiedi a qualcuno di invitarti.',
  teamMenuNoTeam: 'Non fai ancora parte di nessun team.',
  teamMenuNameMissing: 'Inserisci un nome.',
  teamMenuSettings: 'Impostazioni del team',

  contactSupport: "Contatta l'assistenza",

  scopeOpenid: 'Riconoscerti quando accedi',
  scopeProfile: 'Vedere il tuo nome e la tua immagine',
  scopeEmail: 'Vedere il tuo indirizzo email',
  scopeOfflineAccess: 'Mantenere l’accesso mentre non la usi',
}
