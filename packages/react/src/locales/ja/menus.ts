import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: '{name}のアカウント',
  teamMenuNone: 'チームを選択',
  teamMenuEmpty: 'まだどのチームにも参加していません。招待してもらってください。',
  teamMenuNameMissing: 'チーム名を入力してください。',
}
