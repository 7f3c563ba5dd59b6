import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'כתובת האימייל או הסיסמה שגויות.',
  noAccount: 'אין לך חשבון?',
  noMethodTitle: 'הכניסה מושבתת',
  noMethod: 'עוד לא הופעלה באפליקציה הזו אף דרך כניסה. יש לפנות למפעילי האפליקציה.',

  forgotten: 'שכחת?',
  mailSend: 'שליחת קוד באימייל',
  mailHelp: 'נשלח לך קוד וקישור לכניסה. אין צורך בסיסמה.',
  mailInstead: 'כניסה עם קוד באימייל',
  passwordInstead: 'כניסה עם סיסמה',
  or: 'או',
  continueWith: 'המשך עם {provider}',
  lastUsed: 'בפעם הקודמת',
  signInAnonymously: 'המשך ללא חשבון',

  mailCodeTitle: 'הזנת הקוד',
  mailCodeSent: 'שלחנו אימייל אל {email}.',
  mailCodeEdit: 'שינוי',
  mailCodeOpen: 'פתיחת תיבת האימייל',
  mailCodeHelp: 'שש אותיות או ספרות. אפשר גם ללחוץ על הקישור שבאימייל.',
  mailCodeNotSix: 'יש להזין את כל שש האותיות או הספרות של הקוד.',
  mailCodeWrong: 'הקוד שגוי. יש להזין את הקוד מהאימייל האחרון.',
  mailCodeExpired: 'תוקף הקוד פג. יש לשלוח קוד חדש.',
  mailCodeUsed: 'כבר נעשה שימוש בקוד הזה. יש לשלוח קוד חדש.',
  mailCodeSpent: 'היו יותר מדי ניסיונות עם הקוד הזה. יש לשלוח קוד חדש.',
  mailCodeResend: 'שליחת קוד חדש',

  passkeySignIn: 'כניסה עם מפתח גישה',
  passkeyCancelled: 'לא נעשה שימוש במפתח גישה. אפשר לנסות שוב או להיכנס בדרך אחרת.',
  passkeyUnsupported: 'הדפדפן הזה לא יכול להשתמש כאן במפתח גישה. יש להיכנס בדרך אחרת.',
  passkeyWrongSite: 'מפתחות גישה לא פועלים בכתובת הזו של האפליקציה. יש להיכנס בדרך אחרת.',
  passkeyUnknown: 'מפתח הגישה הזה לא מוכר כאן. יש להיכנס בדרך אחרת.',
  passkeyFailed: 'המכשיר לא הצליח להשתמש במפתח הגישה. אפשר לנסות שוב או להיכנס בדרך אחרת.',
}
