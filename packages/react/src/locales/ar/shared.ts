import type { Texts } from '../text.js'

/** Arabic, in the standard language. */
export const texts: Texts = {
  loading: 'جارٍ التحميل',
  slow: 'يستغرق هذا وقتًا أطول من المعتاد.',
  noScript: 'تحتاج هذه الصفحة إلى JavaScript. فعّله في متصفحك ثم أعد تحميل الصفحة.',
  retry: 'حاول مرة أخرى',
  continue: 'متابعة',
  home: 'الانتقال إلى الصفحة الرئيسية',
  cancel: 'إلغاء',
  copy: 'نسخ',
  copied: 'تم النسخ',
  notCopied: 'حدّد النص وانسخه بنفسك',
  supportCode: 'رمز الخطأ',

  email: 'البريد الإلكتروني',
  emailMissing: 'أدخل بريدك الإلكتروني.',
  emailInvalid: 'أدخل عنوان بريد واحدًا، مثل name@example.com.',
  password: 'كلمة المرور',
  passwordMissing: 'أدخل كلمة المرور.',
  passwordShow: 'إظهار كلمة المرور',
  passwordHide: 'إخفاء كلمة المرور',
  passwordTooLong: {
    one: 'استخدم حرفًا واحدًا ({count}) على الأكثر.',
    two: 'استخدم حرفين ({count}) على الأكثر.',
    few: 'استخدم {count} أحرف على الأكثر.',
    many: 'استخدم {count} حرفًا على الأكثر.',
    other: 'استخدم {count} حرف على الأكثر.',
  },

  offline: 'أنت غير متصل. تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  unreachable: 'لم يصل رد. تحقق من اتصالك بالإنترنت أو حاول مرة أخرى بعد قليل.',
  rateLimited: 'محاولات كثيرة جدًا. حاول مرة أخرى بعد {wait}.',
  canGoOn: 'يمكنك المتابعة الآن.',
  unexpected: 'حدث خطأ ما. حاول مرة أخرى.',
  unavailableTitle: 'لم تُحمَّل هذه الصفحة',

  signedInTitle: 'أنت مسجّل الدخول',
  continueAs: 'المتابعة باسم {name}',
  signOut: 'تسجيل الخروج',

  signIn: 'تسجيل الدخول',

  signUp: 'إنشاء حساب',
  signUpOff: 'إنشاء الحسابات الجديدة غير مفعّل في هذا المشروع. اطلب من مالك المشروع تفعيله.',
  sendAgainIn: 'إعادة الإرسال بعد {wait}',
  siteNotTrusted: 'هذا الموقع ليس في قائمة النطاقات الموثوقة، فلا يمكن لأي رسالة أن تشير إليه.',

  code: 'الرمز',
  accountBannedTitle: 'الحساب محظور',
  accountBanned: 'هذا الحساب محظور. تواصل مع الدعم إذا كنت تعتقد أن هذا خطأ.',
  notSameAccount: 'هذا حساب آخر. سجّل الدخول بالحساب نفسه، أو سجّل الخروج أولًا.',
  wrongDigits: 'الرمز غير صحيح. حاول تسجيل الدخول مرة أخرى.',
  emailUnconfirmed:
    'لم يؤكَّد هذا العنوان بعد. افتح الرابط في الرسالة الأولى أو سجّل الدخول بطريقة أخرى.',

  obstacleFramed: 'لا تُفتح صفحات المزوّدين داخل صفحة أخرى.',
  openAlone: 'فتح في علامة تبويب جديدة',
  obstacleInsecure: 'يلزم اتصال آمن: افتح هذه الصفحة عبر https.',
  obstacleForgetful:
    'يحتاج تسجيل الدخول إلى ملفات تعريف الارتباط. اسمح بها لهذا الموقع ثم أعد تحميل الصفحة.',

  passwordTooShort: {
    one: 'استخدم حرفًا واحدًا ({count}) على الأقل.',
    two: 'استخدم حرفين ({count}) على الأقل.',
    few: 'استخدم {count} أحرف على الأقل.',
    many: 'استخدم {count} حرفًا على الأقل.',
    other: 'استخدم {count} حرف على الأقل.',
  },
  passwordTooShortUnknown: 'استخدم أحرفًا أكثر.',
  passwordTooLongUnknown: 'استخدم أحرفًا أقل.',
  passwordTooWeak: 'كلمة المرور هذه شائعة جدًا. اختر كلمة مرور أخرى.',
  passwordIsEmail: 'لا تستخدم عنوان بريدك الإلكتروني ككلمة مرور.',
  passwordGuessable: 'يسهل تخمينها. استخدم أحرفًا أكثر تنوعًا.',
  passwordLongEnough: 'طويلة بما يكفي. الأطول أقوى.',
  passwordStrong: 'كلمة مرور قوية.',
  signUpOffTitle: 'التسجيل مغلق',
  signedUpTitle: 'حسابك جاهز',
  signInAgain: 'تسجيل الدخول من جديد',
  framedTitle: 'افتح هذه الصفحة وحدها',
  framedText: 'هي داخل صفحة موقع آخر قد يغطي أجزاء منها.',
  newLinkSent: 'هناك رسالة جديدة في طريقها إلى {email}.',
  resetPassword: 'كلمة المرور الجديدة',
  mfaNotSix: 'أدخل الأرقام الستة التي يعرضها تطبيق المصادقة.',
  userMenuSettings: 'إعدادات الحساب',
  team: 'الفريق',
  createTeam: 'إنشاء فريق',
  teamName: 'اسم الفريق',

  userMenu: 'حساب {name}',
  teamMenuNone: 'اختيار فريق',
  teamMenuEmpty: 'لست في أي فريق بعد. اطلب من أحد أن يدعوك.',
  teamMenuNameMissing: 'أدخل اسمًا.',

  contactSupport: 'تواصل مع الدعم',
}
