import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'Konto von {name}',
  teamMenuNone: 'Team auswählen',
  teamMenuEmpty: 'Sie sind noch in keinem Team. Bitten Sie jemanden um eine Einladung.',
  teamMenuNameMissing: 'Geben Sie einen Namen ein.',
}
