import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
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
  resetRemoved:
    'Se questo indirizzo email non era ancora verificato, gli altri metodi di accesso sono stati rimossi.',
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
  magicLinkAskText: 'Hai aperto il link della nostra email. Continua se l’hai chiesta tu.',
  magicLinkElsewhere:
    'L’email è stata chiesta in un altro browser o su un altro dispositivo. Continua solo se l’hai chiesta tu.',
  magicLinkReplaces: 'Qui è attivo questo account, che verrebbe disconnesso:',
  magicLinkStay: 'Resta come {name}',
  magicLinkExpired:
    'I link valgono solo per un tempo limitato. Chiedi una nuova email dalla pagina di accesso.',
  magicLinkUsed: 'Un link vale una volta sola. Se non sei nel tuo account, chiedi una nuova email.',
  magicLinkSpent:
    'Per la tua sicurezza ora è bloccato. Chiedi una nuova email dalla pagina di accesso.',
  magicLinkUnconfirmedTitle: 'Prima conferma il tuo indirizzo',
}
