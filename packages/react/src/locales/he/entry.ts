import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  passwordExpired: 'תוקף הסיסמה הזמנית הזו פג. צריך לאפס את הסיסמה.',
  wrongPassword: 'כתובת האימייל או הסיסמה שגויות.',
  noAccount: 'אין לך חשבון?',
  noMethodTitle: 'הכניסה אינה זמינה',
  noMethod: 'עוד לא הופעלה באפליקציה הזו אף דרך כניסה. יש לפנות למפעילי האפליקציה.',

  forgotten: 'שכחת את הסיסמה?',
  mailSend: 'שליחת קוד באימייל',
  mailHelp: 'נשלח אליך באימייל קוד וקישור לכניסה.',
  mailInstead: 'שימוש בקוד באימייל',
  passwordInstead: 'שימוש בסיסמה',
  or: 'או',
  continueWith: 'המשך עם {provider}',
  lastUsed: 'בפעם הקודמת',
  signInAnonymously: 'המשך כאורח',

  mailCodeTitle: 'יש לבדוק את האימייל',
  mailCodeSent: 'שלחנו קוד אל {email}.',
  mailCodeEdit: 'שינוי',
  mailCodeOpen: 'פתיחת תיבת הדואר',
  mailCodeHelp: 'יש להזין את הקוד בן 6 התווים או להשתמש בקישור שבהודעה.',
  mailCodeNotSix: 'יש להזין את כל 6 התווים.',
  mailCodeWrong: 'הקוד שגוי. יש להזין את הקוד מהאימייל האחרון.',
  mailCodeExpired: 'תוקף הקוד פג. יש לשלוח קוד חדש.',
  mailCodeUsed: 'כבר נעשה שימוש בקוד הזה. יש לשלוח קוד חדש.',
  mailCodeSpent: 'היו יותר מדי ניסיונות עם הקוד הזה. יש לשלוח קוד חדש.',
  mailCodeResend: 'שליחת הקוד שוב',

  passkeySignIn: 'כניסה עם מפתח גישה',
  passkeyCancelled: 'לא נעשה שימוש במפתח גישה. אפשר לנסות שוב או להיכנס בדרך אחרת.',
  passkeyUnsupported: 'הדפדפן הזה לא יכול להשתמש כאן במפתח גישה. יש להיכנס בדרך אחרת.',
  passkeyWrongSite: 'מפתחות גישה לא פועלים בכתובת הזו של האפליקציה. יש להיכנס בדרך אחרת.',
  passkeyUnknown: 'מפתח הגישה הזה לא מוכר כאן. יש להיכנס בדרך אחרת.',
  passkeyFailed: 'המכשיר לא הצליח להשתמש במפתח הגישה. אפשר לנסות שוב או להיכנס בדרך אחרת.',
}
