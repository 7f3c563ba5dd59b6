import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'Hesap: {name}',
  teamMenuNone: 'Ekip seçin',
  teamMenuEmpty: 'Henüz hiçbir ekipte değilsiniz. Birinden sizi davet etmesini isteyin.',
  teamMenuNameMissing: 'Bir ad girin.',
}
