import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: '{name} का खाता',
  teamMenuNone: 'टीम चुनें',
  teamMenuEmpty: 'आप अभी किसी टीम में नहीं हैं। किसी से न्योता भेजने को कहें।',
  teamMenuNameMissing: 'नाम डालें।',
}
