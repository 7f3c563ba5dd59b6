import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: '{name} 的账号',
  teamMenuNone: '选择团队',
  teamMenuEmpty: '你还没有加入任何团队。请让他人邀请你。',
  teamMenuNameMissing: '请输入名称。',
}
