import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'שלב {step} מתוך 4',
  ssoSetupFor: 'כניסה יחידה (SSO) עבור {team}. הקישור תקף עד {date}.',
  ssoSetupGoneTitle: 'הקישור הזה לא פועל',
  ssoSetupGone: 'פג תוקפו, הוא נשלל או לא הועתק במלואו. יש לבקש קישור חדש.',
  ssoDomainTitle: 'אימות הדומיין שלך',
  ssoDomainLead: 'אנשים עם כתובת אימייל בדומיין הזה ייכנסו דרך ספק הזהויות שלך.',
  ssoDomain: 'דומיין',
  ssoDomainAdd: 'הוספת דומיין',
  ssoDomainInvalid: 'יש להזין דומיין כמו acme.com שעדיין לא מופיע ברשימה.',
  ssoDomainRecord: 'יש להוסיף את רשומת ה-TXT הזו ל-DNS של {domain}.',
  ssoRecordName: 'שם',
  ssoRecordValue: 'ערך',
  ssoDomainCheck: 'בדיקה עכשיו',
  ssoDomainRemove: 'הסרת הדומיין',
  ssoDomainMissing: 'לא מצאנו את הרשומה. עד שרשומה חדשה נראית בכל מקום יכול לחלוף יום.',
  ssoDomainTaken: 'צוות אחר אימת את הדומיין הזה.',
  ssoDomainVerified: 'הדומיין {domain} אומת.',
  ssoProviderTitle: 'בחירת ספק הזהויות',
  ssoOtherProvider: 'אחר ({protocol})',
  ssoConnectTitle: 'חיבור {provider}',
  ssoStepsOkta:
    'ב-Okta Admin Console, יש ליצור שילוב אפליקציה עם OIDC ומסוג Web Application. יש להזין את כתובת ההפניה הזו ולהקצות את האנשים שרשאים להיכנס.',
  ssoStepsEntra:
    'במרכז הניהול של Entra, יש לרשום אפליקציה עם כתובת ההפניה הזו עבור פלטפורמת Web. לאחר מכן יש ליצור סוד לקוח.',
  ssoStepsGoogle:
    'במסוף Google Admin, יש לפתוח את ״אפליקציות״ ואז את ״אפליקציות אינטרנט ואפליקציות לנייד״. יש להוסיף אפליקציית SAML מותאמת אישית, להוריד את המטא-נתונים ולהזין את הערכים האלה.',
  ssoStepsKeycloak:
    'במסוף הניהול של Keycloak, יש ליצור לקוח OpenID Connect עם אימות לקוח וכתובת ההפניה הזו.',
  ssoStepsOidc: 'אצל הספק שלך, יש לרשום לקוח עם זרימת קוד הרשאה וכתובת ההפניה הזו.',
  ssoStepsSaml:
    'אצל הספק שלך, יש להוסיף ספק שירות עם הערכים האלה. ההצהרות חייבות להיות חתומות ולא מוצפנות.',
  ssoMetadata: 'כתובת URL של המטא-נתונים או XML',
  ssoValuesRefused: 'הערכים האלה לא פועלים. יש לבדוק אותם ולנסות שוב.',
  ssoProviderChange: 'בחירת ספק אחר',
  ssoTestTitle: 'בדיקת הכניסה',
  ssoTestLead:
    'הבדיקה נפתחת בכרטיסייה חדשה. יש להיכנס שם עם כתובת מהדומיין שלך. הבדיקה לא יוצרת חשבון.',
  ssoTest: 'התחלת הבדיקה',
  ssoTestFailed: 'הבדיקה נכשלה ({reason}). יש לבדוק את הערכים אצל הספק ולנסות שוב.',
  ssoTestPassed: 'הבדיקה הצליחה.',
  ssoScimTitle: 'הקצאת משתמשים (אופציונלי)',
  ssoScimLead: 'עם SCIM 2.0, ספק הזהויות שלך מוסיף ומסיר אנשים באופן אוטומטי.',
  ssoScimCreate: 'יצירת אסימון SCIM',
  ssoScimOnce: 'יש להעתיק את האסימון עכשיו. הוא מוצג רק פעם אחת.',
  ssoDoneTitle: 'הכניסה היחידה הוגדרה',
  ssoDone: 'מנהל של {team} יכול להפעיל אותה עכשיו.',
}
