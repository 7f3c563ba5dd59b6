import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: '{name} 的帳號',
  teamMenuNone: '選擇團隊',
  teamMenuEmpty: '你尚未加入任何團隊。請他人邀請你加入。',
  teamMenuNameMissing: '請輸入名稱。',
}
