import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'Compte : {name}',
  teamMenuNone: 'Choisir une équipe',
  teamMenuEmpty: 'Vous n’êtes encore dans aucune équipe. Demandez à quelqu’un de vous inviter.',
  teamMenuNameMissing: 'Saisissez un nom.',
}
