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
  notifications: {
    headings: {
      new_device: 'כניסה חדשה לחשבון שלך',
      password_added: 'נוספה סיסמה',
      password_changed: 'הסיסמה שלך שונתה',
      password_removed: 'הסיסמה שלך הוסרה',
      primary_email_changed: 'כתובת האימייל הראשית שלך שונתה',
      sign_in_email_added: 'נוספה כתובת אימייל לכניסה',
      sign_in_email_removed: 'הוסרה כתובת אימייל לכניסה',
      email_codes_enabled: 'הכניסה באמצעות קודים באימייל הופעלה',
      email_codes_disabled: 'הכניסה באמצעות קודים באימייל כובתה',
      provider_connected: '{{ provider }} חובר',
      provider_disconnected: '{{ provider }} נותק',
      passkey_added: 'נוסף מפתח גישה',
      passkey_removed: 'מפתח הגישה שלך הוסר',
      recovery_codes_created: 'נוצרו קודי שחזור חדשים',
      recovery_code_used: 'נעשה שימוש בקוד שחזור',
      two_factor_enabled: 'האימות הדו־שלבי הופעל',
      two_factor_disabled: 'האימות הדו־שלבי כובה',
      credentials_revoked: 'דרכי כניסה אחרות הוסרו',
      account_deletion_scheduled: 'החשבון שלך יימחק',
      account_restored: 'החשבון שלך שוחזר',
    },
    change: 'השינוי הזה בוצע בחשבון שלך ב-{{ projectDisplayName }}.',
    changeByAdministrator: 'מנהל מערכת ביצע את השינוי הזה בחשבון שלך ב-{{ projectDisplayName }}.',
    signIn: 'מישהו נכנס לחשבון שלך ב-{{ projectDisplayName }} ממכשיר חדש.',
    revocation:
      'אימתת את כתובת האימייל של החשבון שלך ב-{{ projectDisplayName }}. דרכי הכניסה האחרות נוספו לפני כן, ולכן הן כבר לא פועלות.',
    lines: {
      time: 'שעה: {{ time }}',
      device: 'מכשיר: {{ device }}',
      ipAddress: 'כתובת IP: {{ ipAddress }}',
      email: 'אימייל: {{ email }}',
      oldEmail: 'אימייל קודם: {{ oldEmail }}',
      newEmail: 'אימייל חדש: {{ newEmail }}',
      provider: 'חשבון: {{ provider }}',
      deletionTime: 'מחיקה: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} ב-{{ system }}',
    unknown: 'לא ידוע',
    restoring: 'כדי לשמור על החשבון, יש להיכנס לפני המועד הזה.',
    advice:
      'אם לא ביצעת את הפעולה הזו, יש לאפס את הסיסמה עכשיו. לאחר מכן יש להסיר בהגדרות החשבון כל מה שלא מוכר לך.',
    adviceForAdministrator: 'אם לא ציפית לשינוי הזה, יש לפנות אל {{ projectDisplayName }}.',
    action: 'פתיחת הגדרות החשבון',
    reason:
      'קיבלת את האימייל הזה כי {{ recipientEmail }} היא או הייתה כתובת אימייל של חשבון ב-{{ projectDisplayName }}.',
  },
}
