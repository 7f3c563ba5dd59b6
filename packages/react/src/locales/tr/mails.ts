import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
  verifyAsk: 'E-postanızı doğrulayın',
  verifyAskText: 'E-postamızdaki bağlantıyı açtınız. Adresin size ait olduğunu doğrulayın.',
  verify: 'Doğrula',
  verifyWhose: 'Bu hesabı siz mi oluşturdunuz?',
  verifyWhoseText: '{email} adresiyle {app} üzerinde bir hesap oluşturuldu.',
  verifyAdded: 'Bu hesap sizin mi?',
  verifyAddedText: '{email} adresi, {app} üzerindeki bir hesaba eklendi.',
  verifyCreated: 'Oluşturulma',
  verifyDevice: 'Cihaz',
  verifyPlace: 'Konum',
  verifyMine: 'Evet, bendim',
  verifyNotMine: 'Hayır, ben değildim',
  rejectedTitle: 'E-posta kaldırıldı',
  rejected: 'Hesap artık e-postanızı kullanmıyor.',
  rejectedSignedOut: 'Hesaptaki herkesin oturumu kapatıldı.',
  verifiedTitle: 'E-posta doğrulandı',
  verified: 'Her şey hazır.',
  alreadyVerified: 'E-posta adresiniz daha önce doğrulanmış. Yapmanız gereken başka bir şey yok.',
  noCode: 'Bu sayfa bir e-postadaki bağlantıdan açılır. Bağlantıyı oradan, eksiksiz olarak açın.',
  invalidLink:
    'Eksik veya yanlış yazılmış olabilir. E-postadaki bağlantıyı yeniden açın ya da tamamını kopyalayın.',
  expiredLink:
    'Bağlantılar sınırlı bir süre veya daha yenisi gönderilene kadar geçerlidir. Yeni bir e-posta isteyin.',
  expiredLinkSignedOut:
    'Bağlantılar sınırlı bir süre veya daha yenisi gönderilene kadar geçerlidir. Yeni bir e-posta almak için oturum açın.',
  usedLink: 'Siz kullandıysanız adresiniz doğrulanmıştır ve yapmanız gereken başka bir şey yoktur.',
  spentLink: 'Güvenliğiniz için artık engellendi. Yeni bir e-posta isteyin.',
  spentLinkSignedOut:
    'Güvenliğiniz için artık engellendi. Yeni bir e-posta almak için oturum açın.',
  sendNewLink: 'E-postayı yeniden gönder',

  forgotPassword: 'Şifrenizi mı unuttunuz?',
  forgotText: 'E-postanızı girin, size bir sıfırlama bağlantısı gönderelim.',
  forgotSend: 'Bağlantıyı gönder',
  forgotBack: 'Oturum açmaya dön',
  forgotOffTitle: 'Şifreler kapalı',
  forgotOff: 'Bu uygulama şifre kullanmıyor. Başka bir yolla oturum açın.',
  forgotSentTitle: 'E-postanızı kontrol edin',
  forgotSent:
    '{email} bir hesaba aitse bağlantı içeren bir e-posta yolda. İstenmeyen postalara da bakın.',
  forgotAgain: 'E-postayı yeniden gönder',
  forgotOtherAddress: 'Başka bir adres kullan',
  forgotSignedIn:
    'Şifrenizi hesap ayarlarınızdan değiştirebilirsiniz. Artık bilmiyorsanız bir bağlantı isteyin.',
  forgotSignedInNoEmail: 'Şifrenizi hesap ayarlarınızdan değiştirebilirsiniz.',

  resetTitle: 'Yeni bir şifre seçin',
  resetText: 'Bununla, hesabınızın açık olduğu tüm cihazlarda oturum kapatılır.',
  resetRepeat: 'Yeni şifreyi onaylayın',
  resetMismatch: 'Şifreler eşleşmiyor.',
  resetSave: 'Şifreyi sıfırla',
  resetDoneTitle: 'Şifre güncellendi',
  resetDone: 'Tüm cihazlarda oturumunuz kapatıldı. Yeni şifrenizle oturum açın.',
  resetRemoved:
    'Bu e-posta adresi daha önce doğrulanmadıysa diğer oturum açma yöntemleri kaldırıldı.',
  resetNoCode: 'Bu sayfa bir e-postadaki bağlantıdan açılır. Elinizde yoksa bir tane isteyin.',
  resetInvalid:
    'Eksik veya yanlış yazılmış olabilir. E-postadaki bağlantıyı yeniden açın ya da yenisini isteyin.',
  resetExpired:
    'Yeni şifre bağlantıları sınırlı bir süre veya daha yenisi gönderilene kadar geçerlidir. Yenisini isteyin.',
  resetUsed:
    'Bir bağlantı tek bir şifre içindir. Siz kullandıysanız o şifreyle oturum açın; kullanmadıysanız yeni bir bağlantı isteyin.',
  resetSpent: 'Güvenliğiniz için artık engellendi. Yenisini isteyin.',
  resetNewLink: 'Yeni bağlantı gönder',
  resetRejectedTitle: 'Şifre reddedildi',
  resetRejected:
    'Bağlantı bununla kullanılmış oldu. Yenisini isteyin, sonra başka bir şifre seçin.',

  magicLinkAsk: 'Oturum açmaya devam edilsin mi?',
  magicLinkAskText: 'E-postamızdaki bağlantıyı açtınız. Siz istediyseniz devam edin.',
  magicLinkElsewhere:
    'Bu e-posta başka bir tarayıcıda veya cihazda istendi. Yalnızca siz istediyseniz devam edin.',
  magicLinkReplaces: 'Burada bir oturum açık; devam ederseniz kapatılır:',
  magicLinkStay: '{name} olarak kal',
  magicLinkExpired:
    'Bağlantılar yalnızca sınırlı bir süre geçerlidir. Oturum açma sayfasında yeni bir e-posta isteyin.',
  magicLinkUsed: 'Bir bağlantı bir kez çalışır. Oturumunuz açık değilse yeni bir e-posta isteyin.',
  magicLinkSpent:
    'Güvenliğiniz için artık engellendi. Oturum açma sayfasında yeni bir e-posta isteyin.',
  magicLinkUnconfirmedTitle: 'Önce adresinizi doğrulayın',
}
