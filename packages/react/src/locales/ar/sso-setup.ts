import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'الخطوة {step} من 4',
  ssoSetupFor: 'تسجيل الدخول الموحّد لـ {team}. هذا الرابط صالح حتى {date}.',
  ssoSetupGoneTitle: 'هذا الرابط لا يعمل',
  ssoSetupGone: 'انتهت صلاحيته أو أُلغي أو لم يُنسخ كاملًا. اطلب رابطًا جديدًا.',
  ssoDomainTitle: 'تحقّق من نطاقك',
  ssoDomainLead:
    'سيسجّل الأشخاص الذين لديهم بريد إلكتروني في هذا النطاق الدخول عبر موفّر الهوية الخاص بك.',
  ssoDomain: 'النطاق',
  ssoDomainAdd: 'إضافة نطاق',
  ssoDomainInvalid: 'أدخل نطاقًا مثل acme.com ليس في القائمة بعد.',
  ssoDomainRecord: 'أضف سجل TXT هذا إلى DNS الخاص بـ {domain}.',
  ssoRecordName: 'الاسم',
  ssoRecordValue: 'القيمة',
  ssoDomainCheck: 'التحقّق الآن',
  ssoDomainRemove: 'إزالة النطاق',
  ssoDomainMissing: 'لم نعثر على السجل. قد يستغرق ظهور السجل الجديد في كل مكان يومًا كاملًا.',
  ssoDomainTaken: 'تحقّق فريق آخر من هذا النطاق.',
  ssoDomainVerified: 'تم التحقّق من {domain}.',
  ssoProviderTitle: 'اختر موفّر الهوية',
  ssoOtherProvider: 'آخر ({protocol})',
  ssoConnectTitle: 'ربط {provider}',
  ssoStepsOkta:
    'في Okta Admin Console، أنشئ تكامل تطبيق باستخدام OIDC والنوع Web Application. أدخل عنوان URI لإعادة التوجيه هذا، وعيّن الأشخاص المسموح لهم بتسجيل الدخول.',
  ssoStepsEntra:
    'في مركز إدارة Entra، سجّل تطبيقًا بعنوان URI لإعادة التوجيه هذا لمنصة الويب. ثم أنشئ سر العميل.',
  ssoStepsGoogle:
    'في وحدة تحكم المشرف من Google، افتح «التطبيقات» ثم «تطبيقات الويب والأجهزة الجوّالة». أضف تطبيق SAML مخصصًا، ونزّل بياناته الوصفية، وأدخل هذه القيم.',
  ssoStepsKeycloak:
    'في وحدة تحكم إدارة Keycloak، أنشئ عميل OpenID Connect مع مصادقة العميل وعنوان URI لإعادة التوجيه هذا.',
  ssoStepsOidc: 'لدى موفّرك، سجّل عميلًا يستخدم تدفق رمز التفويض وعنوان URI لإعادة التوجيه هذا.',
  ssoStepsSaml: 'لدى موفّرك، أضف موفّر خدمة بهذه القيم. يجب أن تكون التأكيدات موقّعة وغير مشفّرة.',
  ssoMetadata: 'عنوان URL للبيانات الوصفية أو XML',
  ssoValuesRefused: 'هذه القيم لا تعمل. تحقّق منها وحاول مجددًا.',
  ssoProviderChange: 'اختيار موفّر آخر',
  ssoTestTitle: 'اختبر تسجيل الدخول',
  ssoTestLead:
    'يفتح الاختبار علامة تبويب جديدة. سجّل الدخول فيها بعنوان من نطاقك. لا ينشئ الاختبار أي حساب.',
  ssoTest: 'بدء الاختبار',
  ssoTestFailed: 'فشل الاختبار ({reason}). تحقّق من القيم لدى موفّرك وحاول مجددًا.',
  ssoTestPassed: 'نجح الاختبار.',
  ssoScimTitle: 'توفير المستخدمين (اختياري)',
  ssoScimLead: 'باستخدام SCIM 2.0، يضيف موفّر الهوية الأشخاص ويزيلهم تلقائيًا.',
  ssoScimCreate: 'إنشاء رمز SCIM',
  ssoScimOnce: 'انسخ الرمز الآن. يظهر مرة واحدة فقط.',
  ssoDoneTitle: 'تم إعداد تسجيل الدخول الموحّد',
  ssoDone: 'يمكن لأحد مشرفي {team} تفعيله الآن.',
}
