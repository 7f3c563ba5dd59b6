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
}
