import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: 'Oturum kapatılsın mı?',
  signOutAskText:
    'Sizi buraya başka bir site gönderdi. Oturumu yalnızca kendiniz istediyseniz kapatın.',
  staySignedIn: 'Oturumu açık tut',
  signingOut: 'Oturumunuz kapatılıyor',
  signedOutTitle: 'Oturumunuz kapatıldı',
  signedOut: 'Yeniden oturum açana kadar hesabınızı bu tarayıcıda kimse kullanamaz.',
  alreadySignedOut: 'Bu tarayıcıda açık oturum yoktu.',
  signOutUnconfirmed:
    'Bu tarayıcıda oturumunuz kapatıldı. Hizmete ulaşılamadığı için oturumunuz, hizmete bildirilene kadar orada açık kalabilir.',

  mfaTitle: 'Doğrulama kodunu girin',
  mfaHelp: 'Kimlik doğrulama uygulamanızdaki 6 haneli kodu girin.',
  mfaVerify: 'Doğrula',
  mfaWrong: 'Bu kod yanlış. Şu anda gösterilen kodu girin.',
  mfaWrongAgain: 'Bu kod da yanlış. Telefonunuzun saati otomatik ayarladığını kontrol edin.',
  mfaUseRecovery: 'Kurtarma kodu kullan',
  mfaUseApp: 'Kimlik doğrulama uygulamasını kullan',
  mfaRecoveryLabel: 'Kurtarma kodu',
  mfaRecoveryHelp: 'Kaydettiğiniz kurtarma kodlarından birini girin.',
  mfaRecoveryEmpty: 'Bir kurtarma kodu girin.',
  mfaRecoveryWrong: 'Bu kod yanlış veya daha önce kullanılmış. Başka bir kod girin.',
  mfaVerified: 'Kodunuz doğru.',
  mfaMissingTitle: 'Önce oturum açın',
  mfaMissing: 'Bu sekmede kod bekleyen bir oturum açma işlemi yok ya da çok uzun süre bekledi.',
  mfaExpired:
    'Oturum açma işlemi kodu birkaç dakika bekler. Yeniden oturum açın, sonra yeni bir kod girin.',
  mfaUsedTitle: 'Bu oturum açma işlemi tamamlandı',
  mfaUsed: 'Kodu zaten girildi. Oturumunuz açık değilse yeniden oturum açın.',
  mfaSpentTitle: 'Çok fazla yanlış kod',
  mfaSpent:
    'Güvenliğiniz için bu oturum açma işlemi sonlandırıldı. Yeniden oturum açın, sonra yeni bir kod girin.',

  oauthWorkingTitle: 'Oturumunuz açılıyor',
  takesMoment: 'Bu biraz sürebilir.',
  oauthNothing: 'Bu sayfa, bir sağlayıcıdan döndüğünüzde açılır. Oturum açma sayfasından başlayın.',
  oauthLostTitle: 'Oturum açma tamamlanamadı',
  oauthLost:
    'Başka bir tarayıcıda veya sekmede ya da bir saatten uzun süre önce başlatıldı veya bu tarayıcı çerezleri engelliyor. Hiçbir oturum açılmadı.',
  oauthFailed: 'Sağlayıcıyla oturum açılamadı. Lütfen yeniden deneyin.',

  notFoundTitle: 'Sayfa bulunamadı',
  notFound: 'Adresi kontrol edin.',

  errorTitle: 'Bir sorun oluştu',
  errorText: 'Geri dönüp yeniden deneyin.',
  otherAccountTitle: 'Bu hesap başkasına ait',
  otherAccount:
    'Sağlayıcıdaki hesap bu uygulamanın başka bir kullanıcısına ait. Onunla oturum açın veya başka bir hesap seçin.',
  otherConnectionTitle: 'Başka bir hesap bağlı',
  otherConnection:
    'Kullanıcınız bu sağlayıcının başka bir hesabına bağlı. Önce onun bağlantısını kesin veya onu kullanın.',
  addressTakenTitle: 'Bu e-posta adresiyle bir hesap zaten var',
  addressTaken:
    'O hesabın e-posta adresi zaten bir kullanıcıya ait. Daha önceki gibi oturum açın, sonra sağlayıcıyı ayarlarınızdan bağlayın.',
  cameBackNowhere: 'Bu site güvenilen alan adları listesinde yok. Siteyi yönetenlere bildirin.',
  accessDeniedTitle: 'Oturum açma iptal edildi',
  accessDenied:
    'Sağlayıcı reddetti ya da siz iptal ettiniz. Yeniden deneyebilir veya başka bir yolla oturum açabilirsiniz.',
  providerRefusedTitle: 'Sağlayıcı oturum açmayı reddetti',
  providerRefused:
    'Yeniden deneyin veya başka bir yolla oturum açın. Yine olursa destek kodunu bu uygulamayı yönetenlere gönderin.',
  scopeRefusedTitle: 'Sağlayıcı bir izni reddetti',
  scopeRefused:
    'Bu uygulama sağlayıcıdan vermediği bir izin istiyor. Başka bir yolla oturum açın ve destek kodunu bu uygulamayı yönetenlere gönderin.',
  providerOutageTitle: 'Sağlayıcı yanıt vermiyor',
  providerOutage:
    'Sorun bağlantınızda veya hesabınızda değil, sağlayıcıda. Birkaç dakika sonra yeniden deneyin veya başka bir yolla oturum açın.',
  providerUnavailableTitle: 'Bu sağlayıcı kullanılamıyor',
  providerUnavailable: 'Uygulama şu anda onu sunmuyor. Başka bir yolla oturum açın.',
  timedOutTitle: 'Çok uzun sürdü',
  timedOut: 'Sağlayıcıyla oturum açma çok uzun sürdü. Lütfen yeniden oturum açın.',
  recentSignInTitle: 'Önce yeniden oturum açın',
  recentSignIn: 'Hesabınızı korumak için bir sağlayıcı bağlamadan önce yeniden oturum açın.',
  accountDeletionTitle: 'Hesabınız silinecek',
  accountDeletion: 'Silinme: {when}. Hesabınızı korursanız yeniden oturum açabilirsiniz.',
  accountKeep: 'Hesabımı koru',
  accountKeptTitle: 'Hesabınız korunuyor',
  accountKept: 'Devam etmek için oturum açın.',
}
