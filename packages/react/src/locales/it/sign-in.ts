import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'Questa password temporanea è scaduta. Reimposta la tua password.',
  wrongPassword: 'Email o password errata.',
  signInOnceMoreTitle: 'Accedi di nuovo',
  signInOnceMore: 'Per sicurezza, accedi di nuovo per continuare.',
  noAccount: 'Non hai un account?',
  noMethodTitle: 'Accesso non disponibile',
  noMethod: 'Per questa app non è ancora attivo nessun modo di accedere. Chiedi a chi la gestisce.',

  forgotten: 'Password dimenticata?',
  mailSend: 'Inviami un codice',
  mailHelp: 'Ti invieremo per email un codice e un link di accesso.',
  mailInstead: 'Usa un codice via email',
  passwordInstead: 'Usa la password',
  or: 'oppure',
  continueWith: 'Continua con {provider}',
  lastUsed: 'Ultimo utilizzo',
  ssoLeaving: 'Ti stiamo portando su {provider}…',
  ssoNotSetUp: "L'accesso Single Sign-On non è configurato per questo indirizzo email.",
  signInAnonymously: 'Continua come ospite',

  mailCodeTitle: 'Controlla la tua email',
  mailCodeSent: 'Abbiamo inviato un codice a {email}.',
  mailCodeEdit: 'Cambia',
  mailCodeOpen: 'Apri la posta',
  mailCodeHelp: 'Inserisci il codice di 6 caratteri o usa il link nell’email.',
  mailCodeNotSix: 'Inserisci tutti i 6 caratteri.',
  mailCodeWrong: 'Il codice è errato. Usa quello dell’email più recente.',
  mailCodeExpired: 'Il codice è scaduto. Chiedine uno nuovo.',
  mailCodeUsed: 'Il codice è già stato usato. Chiedine uno nuovo.',
  mailCodeSpent: 'Il codice è stato provato troppe volte. Chiedine uno nuovo.',
  mailCodeResend: 'Invia di nuovo il codice',

  passkeySignIn: 'Accedi con una passkey',
  passkeyCancelled: 'Non è stata usata nessuna passkey. Riprova o accedi in un altro modo.',
  passkeyNone: 'Questo dispositivo non ha passkey per questo sito. Accedi in un altro modo.',
  passkeyUnsupported: 'Questo browser non può usare una passkey qui. Accedi in un altro modo.',
  passkeyWrongSite:
    'Le passkey non funzionano a questo indirizzo dell’app. Accedi in un altro modo.',
  passkeyUnknown: 'Questa passkey qui non è conosciuta. Accedi in un altro modo.',
  passkeyFailed:
    'Il tuo dispositivo non è riuscito a usare la passkey. Riprova o accedi in un altro modo.',
  haveAccount: 'Hai già un account?',
  emailExists: 'Esiste già un account con questo indirizzo.',
  noSignUpMethod:
    'Per questa app non è ancora attivo nessun modo di creare un account. Chiedi a chi la gestisce.',
  signedUp:
    'Un’email è in arrivo a {email}. Apri il suo link per confermare che l’indirizzo è tuo.',
}
