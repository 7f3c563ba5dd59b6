import type { EmailLanguage } from './email-texts.js'

export const ar: EmailLanguage = {
  tag: 'ar',
  dir: 'rtl',
  fallback: 'إذا لم يعمل الزر، فافتح هذا الرابط:',
  templates: {
    email_verification: {
      subject: 'تحقق من بريدك الإلكتروني في {{ projectDisplayName }}',
      heading: 'تحقق من بريدك الإلكتروني',
      sentence: 'تحقق من عنوان البريد الإلكتروني هذا لاستخدامه مع حسابك في {{ projectDisplayName }}.',
      expiry: 'يعمل الرابط مرة واحدة. مدة الصلاحية: {{ codeLifetime }}.',
      action: 'تحقق من البريد الإلكتروني',
      otherwise: 'إذا لم تكن أنت من طلب ذلك، فيمكنك تجاهل هذه الرسالة.',
      reason:
        'وصلتك هذه الرسالة لأن العنوان {{ recipientEmail }} أُدخل لحساب في {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'إعادة تعيين كلمة المرور في {{ projectDisplayName }}',
      heading: 'إعادة تعيين كلمة المرور',
      sentence: 'تلقينا طلبًا لإعادة تعيين كلمة المرور لحسابك في {{ projectDisplayName }}.',
      expiry: 'يعمل الرابط مرة واحدة. مدة الصلاحية: {{ codeLifetime }}.',
      action: 'إعادة تعيين كلمة المرور',
      otherwise: 'إذا لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة. ستبقى كلمة المرور كما هي.',
      reason:
        'وصلتك هذه الرسالة لأن إعادة تعيين كلمة المرور طُلبت للعنوان {{ recipientEmail }} في {{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} هو رمز تسجيل الدخول إلى {{ projectDisplayName }}',
      heading: 'تسجيل الدخول إلى {{ projectDisplayName }}',
      sentence: 'أدخل هذا الرمز لتسجيل الدخول.',
      expiry: 'مدة الصلاحية: {{ codeLifetime }}.',
      action: 'تسجيل الدخول دون الرمز',
      otherwise:
        'إذا لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة. لا تشارك الرمز مع أي شخص: لن يطلبه منك أحد من {{ projectDisplayName }}.',
      reason:
        'وصلتك هذه الرسالة لأن رمز تسجيل الدخول طُلب للعنوان {{ recipientEmail }} في {{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'انضم إلى {{ teamDisplayName }} في {{ projectDisplayName }}',
      heading: 'انضم إلى {{ teamDisplayName }}',
      sentence: 'تمت دعوتك للانضمام إلى الفريق {{ teamDisplayName }} في {{ projectDisplayName }}.',
      expiry: 'تعمل الدعوة مرة واحدة. مدة الصلاحية: {{ codeLifetime }}.',
      action: 'عرض الدعوة',
      otherwise: 'إذا كنت لا تعرف هذا الفريق، فيمكنك تجاهل هذه الرسالة.',
      reason:
        'وصلتك هذه الرسالة لأن العنوان {{ recipientEmail }} دُعي إلى فريق في {{ projectDisplayName }}.',
    },
  },
  notifications: {
    headings: {
      new_device: 'تسجيل دخول جديد إلى حسابك',
      password_added: 'تمت إضافة كلمة مرور',
      password_changed: 'تم تغيير كلمة مرورك',
      password_removed: 'تمت إزالة كلمة مرورك',
      primary_email_changed: 'تم تغيير بريدك الإلكتروني الرئيسي',
      sign_in_email_added: 'تمت إضافة بريد إلكتروني لتسجيل الدخول',
      sign_in_email_removed: 'تمت إزالة بريد إلكتروني لتسجيل الدخول',
      email_codes_enabled: 'تم تفعيل تسجيل الدخول برموز البريد الإلكتروني',
      email_codes_disabled: 'تم إيقاف تسجيل الدخول برموز البريد الإلكتروني',
      provider_connected: 'تم ربط {{ provider }}',
      provider_disconnected: 'تم إلغاء ربط {{ provider }}',
      passkey_added: 'تمت إضافة مفتاح مرور',
      passkey_removed: 'تمت إزالة مفتاح مرورك',
      recovery_codes_created: 'تم إنشاء رموز استرداد جديدة',
      recovery_code_used: 'تم استخدام رمز استرداد',
      two_factor_enabled: 'تم تفعيل التحقق بخطوتين',
      two_factor_disabled: 'تم إيقاف التحقق بخطوتين',
      credentials_revoked: 'تمت إزالة طرق تسجيل الدخول الأخرى',
      account_deletion_scheduled: 'سيتم حذف حسابك',
      account_restored: 'تمت استعادة حسابك',
    },
    change: 'تم إجراء هذا التغيير على حسابك في {{ projectDisplayName }}.',
    changeByAdministrator: 'أجرى أحد المسؤولين هذا التغيير على حسابك في {{ projectDisplayName }}.',
    signIn: 'سجّل شخص ما الدخول إلى حسابك في {{ projectDisplayName }} من جهاز جديد.',
    revocation:
      'لقد أكّدت عنوان البريد الإلكتروني لحسابك في {{ projectDisplayName }}. أُضيفت طرق تسجيل الدخول الأخرى قبل ذلك، ولذلك لم تعد تعمل.',
    lines: {
      time: 'الوقت: {{ time }}',
      device: 'الجهاز: {{ device }}',
      ipAddress: 'عنوان IP: {{ ipAddress }}',
      email: 'البريد الإلكتروني: {{ email }}',
      oldEmail: 'البريد الإلكتروني السابق: {{ oldEmail }}',
      newEmail: 'البريد الإلكتروني الجديد: {{ newEmail }}',
      provider: 'الحساب: {{ provider }}',
      deletionTime: 'الحذف: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} على {{ system }}',
    unknown: 'غير معروف',
    restoring: 'للاحتفاظ بحسابك، سجّل الدخول قبل ذلك الوقت.',
    advice:
      'إذا لم تكن أنت من فعل ذلك، فأعد تعيين كلمة مرورك الآن. ثم أزل من إعدادات حسابك كل ما لا تعرفه.',
    adviceForAdministrator: 'إذا لم تتوقع هذا التغيير، فتواصل مع {{ projectDisplayName }}.',
    action: 'فتح إعدادات الحساب',
    reason:
      'وصلتك هذه الرسالة لأن {{ recipientEmail }} هو، أو كان، عنوان بريد إلكتروني لحساب في {{ projectDisplayName }}.',
  },
}
