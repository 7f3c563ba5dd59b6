import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  noAccount: 'جديد هنا؟',
  noMethodTitle: 'تسجيل الدخول متوقف',
  noMethod: 'لم تُفعَّل بعد أي طريقة لتسجيل الدخول إلى هذا التطبيق. اسأل القائمين عليه.',

  forgotten: 'نسيتها؟',
  mailSend: 'أرسل لي رمزًا بالبريد',
  mailHelp: 'نرسل رمزًا ورابطًا لتسجيل الدخول. لا حاجة إلى كلمة مرور.',
  mailInstead: 'أرسل لي رمزًا بدلًا من ذلك',
  passwordInstead: 'استخدم كلمة مرور بدلًا من ذلك',
  or: 'أو',
  continueWith: 'المتابعة باستخدام {provider}',
  lastUsed: 'آخر استخدام',
  signInAnonymously: 'المتابعة بلا حساب',

  mailCodeTitle: 'أدخل الرمز',
  mailCodeSent: 'أرسلنا رسالة إلى {email}.',
  mailCodeEdit: 'تغيير',
  mailCodeOpen: 'فتح صندوق بريدي',
  mailCodeHelp: 'ستة أحرف أو أرقام. ويعمل الرابط الذي في الرسالة أيضًا.',
  mailCodeNotSix: 'أدخل أحرف الرمز أو أرقامه الستة كلها.',
  mailCodeWrong: 'هذا الرمز خطأ. استخدم الرمز الذي في أحدث رسالة.',
  mailCodeExpired: 'انتهت صلاحية هذا الرمز. أرسل رمزًا جديدًا.',
  mailCodeUsed: 'استُخدم هذا الرمز من قبل. أرسل رمزًا جديدًا.',
  mailCodeSpent: 'جُرّب هذا الرمز مرات كثيرة. أرسل رمزًا جديدًا.',
  mailCodeResend: 'إرسال رمز جديد',

  passkeySignIn: 'تسجيل الدخول بمفتاح مرور',
  passkeyCancelled: 'لم يُستخدم مفتاح مرور. حاول مرة أخرى أو سجّل الدخول بطريقة أخرى.',
  passkeyUnsupported: 'لا يستطيع هذا المتصفح استخدام مفتاح مرور هنا. سجّل الدخول بطريقة أخرى.',
  passkeyWrongSite: 'لا تعمل مفاتيح المرور على هذا العنوان للتطبيق. سجّل الدخول بطريقة أخرى.',
  passkeyUnknown: 'مفتاح المرور هذا غير معروف هنا. سجّل الدخول بطريقة أخرى.',
  passkeyFailed: 'لم يستطع جهازك استخدام مفتاح المرور. حاول مرة أخرى أو سجّل الدخول بطريقة أخرى.',
}
