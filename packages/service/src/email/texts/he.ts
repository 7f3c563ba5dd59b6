import type { EmailLanguage } from './email-texts.js'

export const he: EmailLanguage = {
  tag: 'he',
  dir: 'rtl',
  fallback: 'אם הכפתור לא עובד, אפשר לפתוח את הקישור הזה:',
  templates: {
    email_verification: {
      subject: 'אימות כתובת האימייל ב-{{ projectDisplayName }}',
      heading: 'אימות כתובת האימייל',
      sentence: 'יש לאמת את כתובת האימייל כדי להשתמש בה בחשבון שלך ב-{{ projectDisplayName }}.',
      expiry: 'הקישור פועל פעם אחת בלבד. תוקף: {{ codeLifetime }}.',
      action: 'אימות האימייל',
      otherwise: 'אם לא ביקשת זאת, אפשר להתעלם מההודעה.',
      reason:
        'ההודעה נשלחה כי הכתובת {{ recipientEmail }} הוזנה לחשבון ב-{{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'איפוס הסיסמה ב-{{ projectDisplayName }}',
      heading: 'איפוס הסיסמה',
      sentence: 'קיבלנו בקשה לאפס את הסיסמה של החשבון שלך ב-{{ projectDisplayName }}.',
      expiry: 'הקישור פועל פעם אחת בלבד. תוקף: {{ codeLifetime }}.',
      action: 'איפוס הסיסמה',
      otherwise: 'אם לא ביקשת זאת, יש להתעלם מההודעה. הסיסמה לא תשתנה.',
      reason:
        'ההודעה נשלחה כי התבקש איפוס סיסמה עבור {{ recipientEmail }} ב-{{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} הוא קוד הכניסה שלך ל-{{ projectDisplayName }}',
      heading: 'כניסה ל-{{ projectDisplayName }}',
      sentence: 'יש להזין את הקוד הזה כדי להיכנס.',
      expiry: 'תוקף: {{ codeLifetime }}.',
      action: 'כניסה בלי הקוד',
      otherwise:
        'אם לא ביקשת זאת, יש להתעלם מההודעה. אין לשתף את הקוד: אף אחד מ-{{ projectDisplayName }} לא יבקש אותו.',
      reason:
        'ההודעה נשלחה כי התבקש קוד כניסה עבור {{ recipientEmail }} ב-{{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'הצטרפות אל {{ teamDisplayName }} ב-{{ projectDisplayName }}',
      heading: 'הצטרפות אל {{ teamDisplayName }}',
      sentence: 'קיבלת הזמנה להצטרף לצוות {{ teamDisplayName }} ב-{{ projectDisplayName }}.',
      expiry: 'ההזמנה פועלת פעם אחת בלבד. תוקף: {{ codeLifetime }}.',
      action: 'הצגת ההזמנה',
      otherwise: 'אם הצוות אינו מוכר לך, אפשר להתעלם מההודעה.',
      reason:
        'ההודעה נשלחה כי הכתובת {{ recipientEmail }} הוזמנה לצוות ב-{{ projectDisplayName }}.',
    },
  },
}
