import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: 'Usa almeno {count} caratteri.',
  passwordTooShortUnknown: 'Usa più caratteri.',
  passwordTooLongUnknown: 'Usa meno caratteri.',
  passwordTooWeak: 'Questa password è troppo comune. Scegline un’altra.',
  passwordIsEmail: 'Non usare il tuo indirizzo email come password.',
  passwordGuessable: 'Facile da indovinare. Usa caratteri più vari.',
  passwordLongEnough: 'Abbastanza lunga. Più è lunga, più è sicura.',
  passwordStrong: 'Una password sicura.',
  signUpOffTitle: 'Le registrazioni sono chiuse',
  signedUpTitle: 'Il tuo account è pronto',
  haveAccount: 'Hai già un account?',
  emailExists: 'Esiste già un account con questo indirizzo.',
  noSignUpMethod:
    'Per questa app non è ancora attivo nessun modo di creare un account. Chiedi a chi la gestisce.',
  signedUp:
    'Un’email è in arrivo a {email}. Apri il suo link per confermare che l’indirizzo è tuo.',
  signInAgain: 'Accedi di nuovo',
  noCodeTitle: 'Manca qualcosa',
  invalidLinkTitle: 'Questo link non funziona',
  expiredLinkTitle: 'Questo link è scaduto',
  usedLinkTitle: 'Questo link è già stato usato',
  spentLinkTitle: 'Questo link è stato provato troppe volte',
  framedTitle: 'Apri questa pagina da sola',
  framedText: 'Si trova nella pagina di un altro sito, che potrebbe coprirne delle parti.',
  newLinkSent: 'Una nuova email è in arrivo a {email}.',
  resetPassword: 'Nuova password',
  mfaNotSix: 'Inserisci le sei cifre mostrate dalla tua app di autenticazione.',

  secondFactorTitle: 'Verifica in due passaggi',
  secondFactor: 'Il tuo account richiede un codice dell’app di autenticazione.',
  secondFactorEnter: 'Inserisci il codice',
  userMenuSettings: 'Impostazioni account',
  team: 'Team',
  createTeam: 'Crea team',
  teamName: 'Nome del team',
}
