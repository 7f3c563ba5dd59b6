import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: 'Bir şey eksik',
  invalidLinkTitle: 'Bu bağlantı çalışmıyor',
  expiredLinkTitle: 'Bu bağlantının süresi doldu',
  usedLinkTitle: 'Bu bağlantı daha önce kullanıldı',
  spentLinkTitle: 'Bu bağlantı çok fazla denendi',

  secondFactorTitle: 'İki adımlı doğrulama',
  secondFactor: 'Hesabınız, kimlik doğrulama uygulamanızdan bir kod istiyor.',
  secondFactorEnter: 'Kodu gir',

  switchAccount: 'Başka bir hesap kullan',

  inviteAsk: '{team} ekibine katılmak ister misiniz?',
  inviteAskText: 'Bu hesapla katılırsınız. Ekip üyeleri hesabın adını ve resmini görür.',
  inviteFrom: '{name} sizi davet etti.',
  inviteJoin: 'Ekibe katıl',
  inviteIgnore: 'Şimdi değil',
  inviteSignInTitle: 'Bir ekibe davet edildiniz',
  inviteSignIn: 'Hangi ekip olduğunu görmek için oturum açın. Siz onaylamadan hiçbir şey olmaz.',
  inviteSignInKnown: 'Devam etmek için oturum açın. Kabul edene kadar katılmazsınız.',
  inviteJoinedTitle: '{team} ekibine hoş geldiniz',
  inviteJoined: 'Artık ekibin üyesisiniz.',
  inviteOpenTeam: 'Ekibe git',
  inviteNoCode:
    'Bu sayfa bir davetteki bağlantıdan açılır. Bağlantıyı oradan, eksiksiz olarak açın.',
  inviteInvalid:
    'Eksik olabilir ya da davet geri alınmış olabilir. E-postadaki bağlantıyı yeniden açın veya sizi davet eden kişiye sorun.',
  inviteExpired:
    'Davetler yalnızca birkaç gün geçerlidir. Sizi davet eden kişiden yenisini isteyin.',
  inviteUsed: 'Bir davet tek bir kişi içindir. Siz kullandıysanız zaten ekiptesiniz.',
  inviteSpent: 'Ekibin güvenliği için artık engellendi. Sizi davet eden kişiden yenisini isteyin.',

  cliAsk: 'Bir komut satırı aracına izin verilsin mi?',
  cliAskText: 'Terminaldeki bir program {app} uygulamasını bu hesapla kullanmak istiyor:',
  cliPhrase: 'Terminalinizde şu görünmeli',
  cliWarning:
    'Yalnızca az önce kendi başlattığınız şeye izin verin. Yoksa sizi buraya gönderen kişi hesabınıza girer.',
  cliShared: 'Araç oturumunuzu paylaşır: bu tarayıcıda oturumu kapattığınızda onunki de kapanır.',
  cliSure: 'Bunu siz mi başlattınız?',
  cliSureText:
    'Sizi buraya başka bir site yönlendirdi. Biri bu sayfayı açmanızı istediyse iptal edin: hesabınıza girebilir.',
  cliSureYes: 'Evet, izin ver',
  cliSignInTitle: 'Önce oturum açın',
  cliSignIn:
    'Bir komut satırı aracı sizi bekliyor. Oturum açın, sonra hesabınızı kullanıp kullanamayacağına karar verin.',
  cliDoneTitle: 'Her şey hazır',
  cliDone: 'Bu sekmeyi kapatıp terminale dönebilirsiniz.',
  cliClose: 'Bu sekmeyi kapat',
  cliNotClosed: 'Bu sayfayı kendiniz kapatın',
  cliGoneTitle: 'İsteğin süresi doldu',
  cliGone:
    'Süresi doldu, zaten yanıtlandı ya da bağlantısı eksik. Terminalinizde yeniden başlayın.',
  cliMaybeDoneTitle: 'Bu zaten tamamlanmış olabilir',
  cliMaybeDone:
    'İlk denemeniz ulaşmış olabilir. Terminalinize bakın; hâlâ bekliyorsa orada yeniden başlayın.',
  cliDeniedTitle: 'Erişim reddedildi',
  cliDenied: 'Araç hesabınıza giremedi. Bu sayfayı kapatabilirsiniz.',
  cliNoCode:
    'Bu sayfa, bir komut satırı aracının gösterdiği bağlantıdan açılır. Terminalinizde başlayın ve bağlantının tamamını açın.',

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
  verifyCity: '{city}, {country}',
  verifyMine: 'Evet, bendim',
  verifyNotMine: 'Hayır, ben değildim',
  rejectedTitle: 'E-posta kaldırıldı',
  rejected: 'Hesap artık e-postanızı kullanmıyor.',
  rejectedSignedOut: 'Hesabın tüm oturumları kapatıldı.',
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
  magicLinkSwitch: 'Başka bir hesapla oturum açılsın mı?',
  magicLinkAskText: 'Yalnızca bu bağlantıyı siz istediyseniz devam edin.',
  magicLinkElsewhere:
    'Bu e-posta başka bir tarayıcıda veya cihazda istendi. Yalnızca siz istediyseniz devam edin.',
  magicLinkReplaces: 'Şu hesabın oturumu kapatılacak:',
  magicLinkStay: '{name} olarak kal',
  magicLinkExpired:
    'Bağlantılar yalnızca sınırlı bir süre geçerlidir. Oturum açma sayfasında yeni bir e-posta isteyin.',
  magicLinkUsed: 'Bir bağlantı bir kez çalışır. Oturumunuz açık değilse yeni bir e-posta isteyin.',
  magicLinkSpent:
    'Güvenliğiniz için artık engellendi. Oturum açma sayfasında yeni bir e-posta isteyin.',
  magicLinkUnconfirmedTitle: 'Önce adresinizi doğrulayın',

  signOutAsk: 'Oturum kapatılsın mı?',
  signOutAskText:
    'Sizi buraya başka bir site gönderdi. Oturumu yalnızca kendiniz istediyseniz kapatın.',
  signOutClientAsk: '{client}, buradaki oturumunuzun da kapatılmasını istiyor.',
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
  mfaRecoveryTitle: 'Kurtarma kodu girin',
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
  errorText: 'Yeniden deneyin. Tekrar olursa bunu uygulamanın destek ekibine gönderin.',
  errorTime: 'Zaman',
  otherAccountTitle: 'Bu hesap başkasına ait',
  otherAccount:
    'Sağlayıcıdaki hesap bu uygulamanın başka bir kullanıcısına ait. Onunla oturum açın veya başka bir hesap seçin.',
  otherConnectionTitle: 'Başka bir hesap bağlı',
  otherConnection:
    'Kullanıcınız bu sağlayıcının başka bir hesabına bağlı. Önce onun bağlantısını kesin veya onu kullanın.',
  addressTakenTitle: 'Bu e-posta adresiyle bir hesap zaten var',
  addressTaken:
    'O hesabın e-posta adresi zaten bir kullanıcıya ait. Daha önceki gibi oturum açın, sonra sağlayıcıyı ayarlarınızdan bağlayın.',
  refusedByApp: 'Bu uygulama hesabınızı kabul etmedi.',
  cameBackNowhere: 'Bu site güvenilen alan adları listesinde yok. Siteyi yönetenlere bildirin.',
  accessDeniedTitle: 'Oturum açma iptal edildi',
  accessDenied:
    'Sağlayıcı reddetti ya da siz iptal ettiniz. Yeniden deneyebilir veya başka bir yolla oturum açabilirsiniz.',
  providerRefusedTitle: 'Sağlayıcı oturum açmayı reddetti',
  providerRefused:
    'Yeniden deneyin veya başka bir yolla oturum açın. Yine olursa destek kodunu bu uygulamayı yönetenlere gönderin.',
  ssoNotAllowed:
    'Kuruluşunuzun kimlik sağlayıcısı, burada oturum açamayacağı bir e-posta adresi gönderdi. Yöneticinize başvurun.',
  ssoDeactivated: 'Kuruluşunuz bu hesabı devre dışı bıraktı. Yöneticinize başvurun.',
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

  consentAsk: '{client} uygulamasının hesabınızı kullanmasına izin verilsin mi?',
  consentAskText: 'Orada {app} hesabınızla oturum açacaksınız:',
  consentUnverified: 'Bu uygulama doğrulanmadı. Her uygulama {client} adını kullanabilir.',
  consentUnverifiedHost: 'Bu uygulama doğrulanmadı. Adı {host} adresinden geliyor.',
  consentScopes: '{client} şunları yapabilir:',
  consentDestination: '{host} adresine yönlendirileceksiniz. Yalnızca güveniyorsanız devam edin.',
  consentLoopback:
    'Bu bilgisayardaki bir uygulamaya yönlendirileceksiniz. Yalnızca bunu orada başlattıysanız devam edin.',
  consentDevice: 'Yalnızca bunu kendi cihazınızda başlattıysanız devam edin.',
  allow: 'İzin ver',
  deny: 'Reddet',
  consentSignInTitle: 'Önce oturum açın',
  consentSignIn: 'Başka bir uygulama hesabınızı kullanmak istiyor. Oturum açın, sonra karar verin.',
  consentAgainTitle: 'Önce yeniden oturum açın',
  consentAgain:
    'Diğer uygulama yeni bir oturum açma istiyor. Devam etmek için yeniden oturum açın.',
  consentGoneTitle: 'İsteğin süresi doldu',
  consentGone: 'Diğer uygulamaya dönüp yeniden başlayın.',
  consentNoCode: 'Bu sayfayı oturum açmak istediğiniz uygulamadan açın.',
  consentWorkingTitle: 'Geri götürülüyorsunuz',
}
