import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'Account di {name}',
  teamMenuNone: 'Scegli un team',
  teamMenuEmpty: 'Non fai ancora parte di nessun team. Chiedi a qualcuno di invitarti.',
  teamMenuNameMissing: 'Inserisci un nome.',
}
