import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'Account van {name}',
  teamMenuNone: 'Team kiezen',
  teamMenuEmpty: 'Je zit nog in geen enkel team. Vraag iemand om je uit te nodigen.',
  teamMenuNameMissing: 'Vul een naam in.',
}
