import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: 'En az {count} karakter kullanın.',
  passwordTooShortUnknown: 'Daha fazla karakter kullanın.',
  passwordTooLongUnknown: 'Daha az karakter kullanın.',
  passwordTooWeak: 'Bu şifre çok yaygın. Başka bir şifre seçin.',
  passwordIsEmail: 'E-posta adresinizi şifre olarak kullanmayın.',
  passwordGuessable: 'Tahmin etmesi kolay. Daha farklı karakterler kullanın.',
  passwordLongEnough: 'Yeterince uzun. Ne kadar uzunsa o kadar güçlüdür.',
  passwordStrong: 'Güçlü bir şifre.',
  signUpOffTitle: 'Kayıt kapalı',
  signedUpTitle: 'Hesabınız hazır',
  haveAccount: 'Zaten hesabınız var mı?',
  emailExists: 'Bu adresle bir hesap zaten var.',
  noSignUpMethod:
    'Bu uygulamada henüz hiçbir hesap oluşturma yöntemi etkin değil. Uygulamayı yönetenlere sorun.',
  signedUp:
    '{email} adresine bir e-posta yolda. Adresin size ait olduğunu doğrulamak için içindeki bağlantıyı açın.',
  signInAgain: 'Yeniden oturum aç',
  noCodeTitle: 'Bir şey eksik',
  invalidLinkTitle: 'Bu bağlantı çalışmıyor',
  expiredLinkTitle: 'Bu bağlantının süresi doldu',
  usedLinkTitle: 'Bu bağlantı daha önce kullanıldı',
  spentLinkTitle: 'Bu bağlantı çok fazla denendi',
  framedTitle: 'Bu sayfayı ayrı açın',
  framedText:
    'Başka bir sitenin sayfası içinde duruyor; o site bazı kısımlarının üstünü örtebilir.',
  newLinkSent: '{email} adresine yeni bir e-posta yolda.',
  resetPassword: 'Yeni şifre',
  mfaNotSix: 'Kimlik doğrulama uygulamanızın gösterdiği altı rakamı girin.',

  secondFactorTitle: 'İki adımlı doğrulama',
  secondFactor: 'Hesabınız, kimlik doğrulama uygulamanızdan bir kod istiyor.',
  secondFactorEnter: 'Kodu gir',
  userMenuSettings: 'Hesap ayarları',
  team: 'Ekip',
  createTeam: 'Ekip oluştur',
  teamName: 'Ekip adı',
}
