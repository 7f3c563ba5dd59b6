import type { TextsOf } from '../text.js'

export const texts: TextsOf<'menus'> = {
  userMenu: 'החשבון של {name}',
  teamMenuNone: 'בחירת צוות',
  teamMenuEmpty: 'עוד אין לך צוות. אפשר לבקש ממישהו הזמנה.',
  teamMenuNameMissing: 'יש להזין שם.',
}
