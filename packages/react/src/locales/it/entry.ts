import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'Email o password errata.',
  noAccount: 'Non hai un account?',
  noMethodTitle: 'L’accesso è disattivato',
  noMethod: 'Per questa app non è ancora attivo nessun modo di accedere. Chiedi a chi la gestisce.',

  forgotten: 'L’hai dimenticata?',
  mailSend: 'Inviami un codice',
  mailHelp: 'Ti inviamo un codice e un link per accedere. Non serve una password.',
  mailInstead: 'Ricevi un codice via email',
  passwordInstead: 'Usa una password',
  or: 'oppure',
  continueWith: 'Continua con {provider}',
  lastUsed: 'Ultimo utilizzo',
  signInAnonymously: 'Continua senza account',

  mailCodeTitle: 'Inserisci il codice',
  mailCodeSent: 'Abbiamo inviato un’email a {email}.',
  mailCodeEdit: 'Modifica',
  mailCodeOpen: 'Apri la mia posta',
  mailCodeHelp: 'Sei lettere o cifre. Funziona anche il link nell’email.',
  mailCodeNotSix: 'Inserisci tutte e sei le lettere o cifre del codice.',
  mailCodeWrong: 'Il codice è errato. Usa quello dell’email più recente.',
  mailCodeExpired: 'Il codice è scaduto. Chiedine uno nuovo.',
  mailCodeUsed: 'Il codice è già stato usato. Chiedine uno nuovo.',
  mailCodeSpent: 'Il codice è stato provato troppe volte. Chiedine uno nuovo.',
  mailCodeResend: 'Invia un nuovo codice',

  passkeySignIn: 'Accedi con una passkey',
  passkeyCancelled: 'Non è stata usata nessuna passkey. Riprova o accedi in un altro modo.',
  passkeyUnsupported: 'Questo browser non può usare una passkey qui. Accedi in un altro modo.',
  passkeyWrongSite:
    'Le passkey non funzionano a questo indirizzo dell’app. Accedi in un altro modo.',
  passkeyUnknown: 'Questa passkey qui non è conosciuta. Accedi in un altro modo.',
  passkeyFailed:
    'Il tuo dispositivo non è riuscito a usare la passkey. Riprova o accedi in un altro modo.',
}
