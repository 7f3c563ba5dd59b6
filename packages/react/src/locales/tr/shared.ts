import type { Texts } from '../text.js'

/** Turkish. People are addressed with "siz". No {name} takes a suffix: a noun after it does. */
export const texts: Texts = {
  loading: 'Yükleniyor',
  slow: 'Bu, her zamankinden uzun sürüyor.',
  noScript:
    'Bu sayfa için JavaScript gerekli. Tarayıcınızda etkinleştirin, sonra sayfayı yeniden yükleyin.',
  retry: 'Yeniden dene',
  continue: 'Devam et',
  home: 'Ana sayfaya git',
  cancel: 'İptal',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  notCopied: 'Seçip kendiniz kopyalayın',
  supportCode: 'Hata kodu',

  email: 'E-posta adresi',
  emailMissing: 'E-posta adresinizi girin.',
  emailInvalid: 'Tek bir e-posta adresi girin, örneğin ad@example.com.',
  password: 'Şifre',
  passwordMissing: 'Şifrenizi girin.',
  passwordShow: 'Şifreyi göster',
  passwordHide: 'Şifreyi gizle',
  passwordTooLong: 'En fazla {count} karakter kullanın.',

  offline: 'Çevrimdışısınız. İnternet bağlantınızı kontrol edip yeniden deneyin.',
  unreachable:
    'Yanıt gelmedi. İnternet bağlantınızı kontrol edin veya biraz sonra yeniden deneyin.',
  rateLimited: 'Çok fazla deneme. {wait} sonra yeniden deneyin.',
  canGoOn: 'Şimdi devam edebilirsiniz.',
  unexpected: 'Bir sorun oluştu. Lütfen yeniden deneyin.',
  unavailableTitle: 'Bu sayfa yüklenemedi',

  signedInTitle: 'Oturumunuz açık',
  continueAs: '{name} olarak devam et',
  signOut: 'Oturumu kapat',

  signIn: 'Oturum aç',

  signUp: 'Hesap oluştur',
  signUpOff: 'Bu uygulama şu anda yeni hesap kabul etmiyor.',
  sendAgainIn: '{wait} sonra yeniden gönder',
  emailNotSent: 'E-posta gönderilemedi. Lütfen daha sonra tekrar deneyin.',
  siteNotTrusted:
    'Bu site güvenilen alan adları listesinde yok, bu yüzden hiçbir e-posta ona bağlantı veremez.',

  code: 'Kod',
  accountBannedTitle: 'Hesap engellendi',
  accountBanned: 'Bu hesap engellendi.',
  refusalMistake: 'Bunun bir hata olduğunu mu düşünüyorsunuz?',
  ssoRequired:
    'Kuruluşunuz çoklu oturum açmayı zorunlu tutuyor. Kuruluşunuzun hesabıyla oturum açın.',
  notSameAccount: 'Bu başka bir hesap. Aynı hesapla oturum açın ya da önce oturumu kapatın.',
  wrongDigits: 'Kod yanlış. Lütfen yeniden oturum açın.',
  emailUnconfirmed:
    'Bu adres henüz doğrulanmadı. İlk e-postadaki bağlantıyı açın veya başka bir yolla oturum açın.',

  obstacleFramed: 'Sağlayıcılar başka bir sayfanın içinde açılmaz.',
  openAlone: 'Yeni sekmede aç',
  obstacleInsecure: 'Güvenli bağlantı gerekli: bu sayfayı https ile açın.',
  obstacleForgetful:
    'Oturum açmak için çerezler gerekli. Bu site için çerezlere izin verin, sonra sayfayı yeniden yükleyin.',

  passwordTooShort: 'En az {count} karakter kullanın.',
  passwordMissingCharacters: '{count} karakter daha',
  passwordTooShortUnknown: 'Daha fazla karakter kullanın.',
  passwordTooLongUnknown: 'Daha az karakter kullanın.',
  passwordTooWeak: 'Bu şifre çok yaygın. Başka bir şifre seçin.',
  passwordIsEmail: 'E-posta adresinizi şifre olarak kullanmayın.',
  passwordGuessable: 'Tahmin etmesi kolay. Daha farklı karakterler kullanın.',
  passwordLongEnough: 'Yeterince uzun. Ne kadar uzunsa o kadar güçlüdür.',
  passwordStrong: 'Güçlü bir şifre.',
  signUpOffTitle: 'Kayıt kapalı',
  signedUpTitle: 'Hesabınız hazır',
  signInAgain: 'Yeniden oturum aç',
  framedTitle: 'Bu sayfayı ayrı açın',
  framedText:
    'Başka bir sitenin sayfası içinde duruyor; o site bazı kısımlarının üstünü örtebilir.',
  newLinkSent: '{email} adresine yeni bir e-posta yolda.',
  resetPassword: 'Yeni şifre',
  mfaNotSix: 'Kimlik doğrulama uygulamanızın gösterdiği altı rakamı girin.',
  userMenuSettings: 'Hesap ayarları',
  team: 'Ekip',
  createTeam: 'Ekip oluştur',
  teamName: 'Ekip adı',

  userMenu: 'Hesap: {name}',
  teamMenuNone: 'Ekip seçin',
  teamMenuEmpty: 'Henüz hiçbir ekipte değilsiniz. Birinden sizi davet etmesini isteyin.',
  teamMenuNoTeam: 'Henüz hiçbir ekipte değilsiniz.',
  teamMenuNameMissing: 'Bir ad girin.',
  teamMenuSettings: 'Ekip ayarları',

  contactSupport: 'Destek ekibine yazın',

  scopeOpenid: 'Oturum açtığınızda sizi tanımak',
  scopeProfile: 'Adınızı ve resminizi görmek',
  scopeEmail: 'E-posta adresinizi görmek',
  scopeOfflineAccess: 'Siz kullanmıyorken de oturumu açık tutmak',
}
