import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'حساب {name}',
  teamMenuNone: 'اختيار فريق',
  teamMenuEmpty: 'لست في أي فريق بعد. اطلب من أحد أن يدعوك.',
  teamMenuNameMissing: 'أدخل اسمًا.',
}
