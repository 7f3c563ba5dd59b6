import type { Texts } from '../text.js'

/**
 * Hebrew. No text assumes the user's gender: buttons are verbal nouns, and requests say what must be done.
 * Sentences whose two forms would be spelled differently are rephrased.
 */
export const texts: Texts = {
  loading: 'בטעינה',
  slow: 'זה לוקח יותר זמן מהרגיל.',
  noScript: 'לדף הזה דרוש JavaScript. יש להפעיל אותו בדפדפן ולטעון את הדף מחדש.',
  retry: 'ניסיון נוסף',
  continue: 'המשך',
  home: 'לדף הבית',
  cancel: 'ביטול',
  copy: 'העתקה',
  copied: 'הועתק',
  notCopied: 'יש לבחור ולהעתיק ידנית',
  supportCode: 'קוד שגיאה',

  email: 'כתובת אימייל',
  emailMissing: 'יש להזין כתובת אימייל.',
  emailInvalid: 'יש להזין כתובת אימייל אחת, למשל name@example.com.',
  password: 'סיסמה',
  passwordMissing: 'יש להזין סיסמה.',
  passwordShow: 'הצגת הסיסמה',
  passwordHide: 'הסתרת הסיסמה',
  passwordTooLong: {
    one: 'אפשר להשתמש לכל היותר בתו אחד ({count}).',
    other: 'אפשר להשתמש לכל היותר ב-{count} תווים.',
  },

  offline: 'אין חיבור לאינטרנט. יש לבדוק את החיבור ולנסות שוב.',
  unreachable: 'לא התקבלה תשובה. יש לבדוק את החיבור לאינטרנט או לנסות שוב בעוד רגע.',
  rateLimited: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד {wait}.',
  canGoOn: 'אפשר להמשיך עכשיו.',
  unexpected: 'משהו השתבש. כדאי לנסות שוב.',
  unavailableTitle: 'הדף לא נטען',

  signedInTitle: 'החשבון שלך מחובר',
  continueAs: 'המשך בתור {name}',
  signOut: 'יציאה',

  signIn: 'כניסה',

  signUp: 'יצירת חשבון',
  signUpOff: 'האפליקציה הזו לא מקבלת חשבונות חדשים כרגע.',
  sendAgainIn: 'שליחה חוזרת בעוד {wait}',
  emailNotSent: 'לא הצלחנו לשלוח את האימייל. כדאי לנסות שוב מאוחר יותר.',
  siteNotTrusted:
    'האתר הזה לא נמצא ברשימת הדומיינים המהימנים, ולכן אי אפשר לשלוח קישור אליו באימייל.',

  code: 'קוד',
  accountBannedTitle: 'החשבון חסום',
  accountBanned: 'החשבון הזה חסום.',
  refusalMistake: 'לדעתך זו טעות?',
  ssoRequired: 'הארגון שלך דורש כניסה יחידה (SSO). יש להיכנס עם החשבון של הארגון.',
  notSameAccount: 'זה חשבון אחר. יש להיכנס עם אותו חשבון, או לצאת קודם.',
  wrongDigits: 'הקוד שגוי. יש להיכנס שוב.',
  emailUnconfirmed:
    'הכתובת הזו עוד לא אומתה. יש לפתוח את הקישור שבאימייל הראשון או להיכנס בדרך אחרת.',

  obstacleFramed: 'אי אפשר להיכנס עם חשבון משירות אחר מתוך דף של אתר אחר.',
  openAlone: 'פתיחה בכרטיסייה חדשה',
  obstacleInsecure: 'דרוש חיבור מאובטח: יש לפתוח את הדף ב-https.',
  obstacleForgetful: 'לכניסה דרושים קובצי Cookie. יש לאשר אותם באתר הזה ולטעון את הדף מחדש.',

  passwordTooShort: {
    one: 'יש להשתמש לפחות בתו אחד ({count}).',
    other: 'יש להשתמש לפחות ב-{count} תווים.',
  },
  passwordMissingCharacters: {
    one: 'חסר עוד תו אחד ({count})',
    two: 'חסרים עוד שני תווים ({count})',
    other: 'חסרים עוד {count} תווים',
  },
  passwordTooShortUnknown: 'יש להשתמש ביותר תווים.',
  passwordTooLongUnknown: 'יש להשתמש בפחות תווים.',
  passwordTooWeak: 'הסיסמה הזו נפוצה מדי. יש לבחור סיסמה אחרת.',
  passwordIsEmail: 'אין להשתמש בכתובת האימייל כסיסמה.',
  passwordGuessable: 'קל לנחש אותה. כדאי להשתמש ביותר תווים שונים.',
  passwordLongEnough: 'ארוכה מספיק. ככל שהיא ארוכה יותר, כך היא חזקה יותר.',
  passwordStrong: 'סיסמה חזקה.',
  signUpOffTitle: 'ההרשמה סגורה',
  signedUpTitle: 'החשבון שלך מוכן',
  signInAgain: 'כניסה מחדש',
  framedTitle: 'יש לפתוח את הדף בנפרד',
  framedText: 'הוא מוצג בתוך דף של אתר אחר, שעלול להסתיר חלקים ממנו.',
  newLinkSent: 'שלחנו אימייל חדש אל {email}.',
  resetPassword: 'סיסמה חדשה',
  mfaNotSix: 'יש להזין את שש הספרות שמופיעות באפליקציית האימות.',
  userMenuSettings: 'הגדרות החשבון',
  team: 'צוות',
  createTeam: 'יצירת צוות',
  teamName: 'שם הצוות',

  userMenu: 'החשבון של {name}',
  teamMenuNone: 'בחירת צוות',
  teamMenuEmpty: 'עוד אין לך צוות. אפשר לבקש ממישהו הזמנה.',
  teamMenuNoTeam: 'עוד אין לך צוות.',
  teamMenuNameMissing: 'יש להזין שם.',
  teamMenuSettings: 'הגדרות הצוות',

  contactSupport: 'פנייה לתמיכה',

  scopeOpenid: 'זיהוי שלך בכניסה',
  scopeProfile: 'צפייה בשם ובתמונה שלך',
  scopeEmail: 'צפייה בכתובת האימייל שלך',
  scopeOfflineAccess: 'שמירת החיבור גם כשהאפליקציה לא בשימוש',
}
