import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: {
    one: 'יש להשתמש לפחות בתו אחד ({count}).',
    other: 'יש להשתמש לפחות ב-{count} תווים.',
  },
  passwordTooShortUnknown: 'יש להשתמש ביותר תווים.',
  passwordTooLongUnknown: 'יש להשתמש בפחות תווים.',
  passwordGuessable: 'קל לנחש אותה. כדאי להשתמש ביותר תווים שונים.',
  passwordLongEnough: 'ארוכה מספיק. ככל שהיא ארוכה יותר, כך היא חזקה יותר.',
  passwordStrong: 'סיסמה חזקה.',
  signUpOffTitle: 'ההרשמה מושבתת',
  signedUpTitle: 'החשבון שלך מוכן',
  signInAgain: 'כניסה מחדש',
  noCodeTitle: 'חסר כאן משהו',
  invalidLinkTitle: 'הקישור הזה לא פועל',
  expiredLinkTitle: 'תוקף הקישור פג',
  usedLinkTitle: 'כבר נעשה שימוש בקישור הזה',
  spentLinkTitle: 'היו יותר מדי ניסיונות עם הקישור הזה',
  newLinkSent: 'שלחנו אימייל חדש אל {email}.',
  resetPassword: 'סיסמה חדשה',
  mfaNotSix: 'יש להזין את שש הספרות שמופיעות באפליקציית האימות.',

  secondFactorTitle: 'עוד שלב אחד',
  secondFactor: 'לחשבון שלך דרוש קוד מאפליקציית האימות.',
  secondFactorEnter: 'הזנת הקוד',

  userMenu: 'החשבון של {name}',
  userMenuSettings: 'הגדרות החשבון',
  userMenuSignOut: 'יציאה',
  teamMenu: 'צוות',
  teamMenuNone: 'בחירת צוות',
  teamMenuEmpty: 'עוד אין לך צוות. אפשר לבקש ממישהו הזמנה.',
  teamMenuCreate: 'יצירת צוות',
  teamMenuName: 'שם הצוות',
  teamMenuNameMissing: 'יש להזין שם.',
}
