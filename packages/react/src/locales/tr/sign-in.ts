import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'Bu geçici şifrenin süresi doldu. Şifrenizi sıfırlayın.',
  wrongPassword: 'E-posta adresi veya şifre yanlış.',
  signInOnceMoreTitle: 'Yeniden oturum açın',
  signInOnceMore: 'Güvenliğiniz için devam etmeden önce yeniden oturum açın.',
  noAccount: 'Hesabınız yok mu?',
  noMethodTitle: 'Oturum açma kullanılamıyor',
  noMethod:
    'Bu uygulamada henüz hiçbir oturum açma yöntemi etkin değil. Uygulamayı yönetenlere sorun.',

  forgotten: 'Şifrenizi mı unuttunuz?',
  mailSend: 'Kodu e-postayla gönder',
  mailHelp: 'Size bir kod ve oturum açma bağlantısı göndereceğiz.',
  mailInstead: 'E-posta koduyla devam et',
  passwordInstead: 'Şifreyle devam et',
  or: 'veya',
  continueWith: '{provider} ile devam et',
  lastUsed: 'Son kullanılan',
  ssoLeaving: '{provider} sayfasına yönlendiriliyorsunuz…',
  ssoNotSetUp: 'Bu e-posta adresi için çoklu oturum açma ayarlanmamış.',
  signInAnonymously: 'Misafir olarak devam et',

  mailCodeTitle: 'E-postanızı kontrol edin',
  mailCodeSent: '{email} adresine bir kod gönderdik.',
  mailCodeEdit: 'Değiştir',
  mailCodeOpen: 'Gelen kutusunu aç',
  mailCodeHelp: '6 karakterli kodu girin veya e-postadaki bağlantıyı kullanın.',
  mailCodeNotSix: '6 karakterin tamamını girin.',
  mailCodeWrong: 'Bu kod yanlış. En son e-postadaki kodu kullanın.',
  mailCodeExpired: 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  mailCodeUsed: 'Bu kod daha önce kullanıldı. Yeni bir kod isteyin.',
  mailCodeSpent: 'Bu kod çok fazla denendi. Yeni bir kod isteyin.',
  mailCodeResend: 'Kodu yeniden gönder',

  passkeySignIn: 'Geçiş anahtarıyla oturum aç',
  passkeyCancelled:
    'Geçiş anahtarı kullanılmadı. Yeniden deneyin veya başka bir yolla oturum açın.',
  passkeyNone: 'Bu cihazda bu site için geçiş anahtarı yok. Başka bir yolla oturum açın.',
  passkeyUnsupported:
    'Bu tarayıcı burada geçiş anahtarı kullanamıyor. Başka bir yolla oturum açın.',
  passkeyWrongSite:
    'Geçiş anahtarları uygulamanın bu adresinde çalışmaz. Başka bir yolla oturum açın.',
  passkeyUnknown: 'Bu geçiş anahtarı burada bilinmiyor. Başka bir yolla oturum açın.',
  passkeyFailed:
    'Cihazınız geçiş anahtarını kullanamadı. Yeniden deneyin veya başka bir yolla oturum açın.',
  haveAccount: 'Zaten hesabınız var mı?',
  emailExists: 'Bu adresle bir hesap zaten var.',
  noSignUpMethod:
    'Bu uygulamada henüz hiçbir hesap oluşturma yöntemi etkin değil. Uygulamayı yönetenlere sorun.',
  signedUp:
    '{email} adresine bir e-posta yolda. Adresin size ait olduğunu doğrulamak için içindeki bağlantıyı açın.',
}
