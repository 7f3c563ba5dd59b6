import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'E-posta adresi veya şifre yanlış.',
  noAccount: 'Hesabınız yok mu?',
  noMethodTitle: 'Oturum açma kapalı',
  noMethod:
    'Bu uygulamada henüz hiçbir oturum açma yöntemi etkin değil. Uygulamayı yönetenlere sorun.',

  forgotten: 'Unuttunuz mu?',
  mailSend: 'Bana kod gönder',
  mailHelp: 'Oturum açmanız için bir kod ve bir bağlantı göndeririz. Şifre gerekmez.',
  mailInstead: 'Bunun yerine e-postayla kod al',
  passwordInstead: 'Bunun yerine şifre kullan',
  or: 'veya',
  continueWith: '{provider} ile devam et',
  lastUsed: 'Son kullanılan',
  signInAnonymously: 'Hesap olmadan devam et',

  mailCodeTitle: 'Kodu girin',
  mailCodeSent: '{email} adresine bir e-posta gönderdik.',
  mailCodeEdit: 'Değiştir',
  mailCodeOpen: 'Posta kutumu aç',
  mailCodeHelp: 'Altı harf veya rakam. E-postadaki bağlantı da çalışır.',
  mailCodeNotSix: 'Kodun altı harf veya rakamının tümünü girin.',
  mailCodeWrong: 'Bu kod yanlış. En son e-postadaki kodu kullanın.',
  mailCodeExpired: 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  mailCodeUsed: 'Bu kod daha önce kullanıldı. Yeni bir kod isteyin.',
  mailCodeSpent: 'Bu kod çok fazla denendi. Yeni bir kod isteyin.',
  mailCodeResend: 'Yeni kod gönder',

  passkeySignIn: 'Geçiş anahtarıyla oturum aç',
  passkeyCancelled:
    'Geçiş anahtarı kullanılmadı. Yeniden deneyin veya başka bir yolla oturum açın.',
  passkeyUnsupported:
    'Bu tarayıcı burada geçiş anahtarı kullanamıyor. Başka bir yolla oturum açın.',
  passkeyWrongSite:
    'Geçiş anahtarları uygulamanın bu adresinde çalışmaz. Başka bir yolla oturum açın.',
  passkeyUnknown: 'Bu geçiş anahtarı burada bilinmiyor. Başka bir yolla oturum açın.',
  passkeyFailed:
    'Cihazınız geçiş anahtarını kullanamadı. Yeniden deneyin veya başka bir yolla oturum açın.',
}
