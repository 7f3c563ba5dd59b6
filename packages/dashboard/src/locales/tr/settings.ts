import type { Texts } from '../text.js'

/** Turkish. People are addressed with "siz". No {name} takes a suffix: a noun after it does. */
export const texts: Texts = {
  methodsIntro: 'Oturum açma yöntemleri ve kullanıcıların kendi yapabildikleri.',
  methods: 'Yöntemler',
  emailAndPassword: 'E-posta ve şifre',
  emailCodeAndLink: 'E-posta kodu ve bağlantısı',
  signInEmails: 'E-postalar',
  codeInSubject: 'Kodu oturum açma e-postalarının konusunda göster',
  userRights: 'Kullanıcılar neler yapabilir',
  allowSignUp: 'Kaydolmaya izin ver',
  usersDeleteAccount: 'Kullanıcılar kendi hesaplarını silebilir',
  usersCreateTeams: 'Kullanıcılar ekip oluşturabilir',
  teamForEveryUser: 'Her yeni kullanıcı için bir ekip oluştur',
  usersCreateApiKeys: 'Kullanıcılar API anahtarı oluşturabilir',
  teamsHaveApiKeys: 'Ekiplerin API anahtarı olabilir',
  emailInUse: 'Sağlayıcının döndürdüğü e-posta zaten kullanılıyorsa',
  linkProvider: 'Sağlayıcıyı o hesaba bağla',
  rejectSignIn: 'Oturum açmayı reddet',
  createOtherAccount: 'Başka bir hesap oluştur',

  policiesTitle: 'İlkeler',
  policiesIntro:
    'Kullanıcı hesaplarının kuralları. Var olan hesap ve oturumlar için de geçerlidir.',
  signUpAndPasswords: 'Kayıt ve şifreler',
  requireVerifiedEmail: 'Doğrulanmış e-posta iste',
  requireVerifiedEmailHelp:
    'Kullanıcılar birincil e-postalarını doğrulayana kadar uygulamayı kullanamaz.',
  rejectBreachedPasswords: 'Sızdırılmış şifreleri reddet',
  rejectBreachedPasswordsHelp:
    'Yeni şifreleri Have I Been Pwned listesiyle karşılaştırır. Listeye yalnızca özetin ilk beş karakteri gönderilir.',
  proofOfWork: 'İş kanıtı',
  proofOfWorkHelp:
    'Tarayıcılar kayıttan veya e-posta kodundan önce kısa süre hesap yapar; bu, otomatik kayıtları pahalı kılar. Kullanıcılar bir şey yapmaz.',
  proofUnderAttack: 'Saldırı sırasında',
  proofAlways: 'Her zaman',
  proofNever: 'Hiçbir zaman',
  twoStepRules: 'İki adımlı doğrulama',
  requiredFrom: 'Zorunluluk başlangıcı',
  requiredFromHelp:
    'UTC gece yarısı. İki adımlı doğrulamanın isteğe bağlı kalması için boş bırakın.',
  requiredFor: 'Kimler için zorunlu',
  requiredForHelp:
    'Kullanıcı bir izne projede veya herhangi bir ekipte, onu kapsayan başka bir izinle de sahip olabilir.',
  allUsers: 'Tüm kullanıcılar',
  usersWith: '{permission} izni olan kullanıcılar',
  daysToSetUp: 'Kurmak için gün sayısı',
  daysToSetUpHelp:
    'Kayıttan veya o tarihten, hangisi daha geçse ondan sayılır. Sonrasında kullanıcılar yalnızca kurabilir veya oturumu kapatabilir.',
  passkeyReplacesCode: 'Geçiş anahtarı kodun yerine geçer',
  passkeyReplacesCodeHelp:
    'Parmak izi, yüz veya PIN denetleyen bir geçiş anahtarıyla oturum açanlar kod girmez.',
  sessionRules: 'Oturumlar',
  sessionsPerUser: 'Kullanıcı başına oturum',
  sessionsPerUserHelp:
    'Kullanıcı bir kez daha oturum açınca en eski oturum sona erer. 0 sınır koymaz.',
  daysUntilSignIn: 'Yeniden oturum açmaya kadar gün sayısı',
  daysUntilSignInHelp:
    'Oturum açmadan itibaren sayılır. 0, aşılamayan hizmet sınırını geçerli bırakır.',
  daysUntilIdleEnd: 'Kullanılmayan oturumun bitmesine kadar gün sayısı',
  daysUntilIdleEndHelp:
    'Son kullanımdan itibaren sayılır. 0, aşılamayan hizmet sınırını geçerli bırakır.',
  accountDeletion: 'Hesap silme',
  daysToRestore: 'Silinen hesabı geri yüklemek için gün sayısı',
  daysToRestoreHelp: 'Hesabını silen kullanıcılar fikrini değiştirebilir. 0 hemen siler.',

  providersTitle: 'OAuth sağlayıcıları',
  providersIntro:
    'Kendi anahtarlarınızla sağlayıcı uygulamanızın adını gösterir. Ortak anahtarlar deneme içindir.',
  providersCaption: 'Oturum açma sağlayıcıları',
  provider: 'Sağlayıcı',
  clientId: 'İstemci kimliği',
  sharedKeys: 'Ortak anahtarlar',
  ownKeys: 'Kendi anahtarlarınız',
  turnOn: 'Aç',
  turnOnNamed: 'Aç: {name}',
  turnOff: 'Kapat',
  turnOffNamed: 'Kapat: {name}',
  turnOffNamedTitle: '{name} kapatılsın mı?',
  turnOffHelp: 'Yeniden açana kadar kullanıcılar {name} ile oturum açamaz. Anahtarları silinir.',
  providerKeys: 'Anahtarlar',
  sharedKeysForTesting: 'Ortak anahtarlar, deneme için',
  createKeysAt: 'Anahtarları {provider} sitesinde oluşturup buraya kopyalayın.',
  callbackUrl: 'Geri çağırma URL’si',
  callbackUrlHelp: 'Anahtarları oluştururken sağlayıcıya girin.',
  servicesId: 'Hizmet kimliği',
  clientSecret: 'İstemci gizli anahtarı',
  clientSecretHelp: 'Kayıtlı gizli anahtarı korumak için boş bırakın.',
  configurationId: 'Yapılandırma kimliği',
  tenantId: 'Kiracı kimliği',
  keyFile: 'Anahtar dosyası',
  replaceKeyFileHelp:
    'Yalnızca kayıtlı anahtarı değiştirmek için dosya seçin ve iki kimliği de doldurun.',
  keyFileHelp:
    '“Apple ile Giriş Yap” anahtarının .p8 dosyası. Apple yalnızca bir kez indirmenize izin verir.',
  keyId: 'Anahtar kimliği',
  tenCharacters: '10 harf ve rakam',
  appleTeamId: 'Ekip kimliği',
  appleTeamIdHelp: 'Apple bunu hesabınızın sağ üstünde gösterir.',
  keyIncomplete:
    'Anahtarı değiştirmek için dosyasını seçin ve anahtar kimliği ile ekip kimliğini doldurun.',
  keyInvalid: 'Bu dosya bir Apple anahtarı değil. İndirdiğiniz .p8 dosyasını seçin.',

  domainsTitle: 'Alan adları',
  domainsIntro:
    'E-postalardaki bağlantılar ve sağlayıcı yönlendirmeleri yalnızca bu alan adlarına gider.',
  trustedDomains: 'Güvenilen alan adları',
  domainsCaption: 'Bu projenin sayfalarının bulunduğu yerler',
  noDomains: 'Henüz alan adı yok. Uygulamanızın adresini ekleyin.',
  domain: 'Alan adı',
  pathOfPages: 'Sayfaların yolu',
  addDomainTitle: 'Alan adı ekle',
  addDomain: 'Alan adı ekle',
  domainAdded: 'Eklendi.',
  domainHelp: 'http:// yazmazsanız https:// eklenir.',
  pathOfHostedPages: 'Barındırılan sayfaların yolu',
  developmentSettings: 'Geliştirme',
  allowLocalhost: 'localhost’a izin ver',
  allowLocalhostHelp: 'Bilgisayarınızın her portuna güvenir. Canlıya geçmeden önce kapatın.',
  domainInvalid: 'app.example.com gibi bir alan adı girin.',
  removeDomain: 'Alan adını kaldır',
  removeDomainHelp: 'E-postalardaki bağlantılar artık oraya gitmez.',
  productionMode: 'Canlı mod',
  allChecksPass: 'Tüm denetimler başarılı.',
  turnOnProduction: 'Canlı modu aç',
  turnOffProduction: 'Canlı modu kapat',

  brandingTitle: 'Marka',
  brandingIntro:
    '{project} projesinin oturum açma sayfalarının ve e-postalarının görünümü. Ad şurada: {link}.',
  settingsLink: 'Ayarlar',
  logo: 'Logo',
  logoHelp:
    'İlk harfin ve adın yerine geçer. PNG, JPEG veya WebP, en fazla 256 KiB, en az 80 piksel yüksek.',
  darkLogo: 'Koyu arka planda logo',
  darkLogoHelp: 'Yoksa sayfalar ve e-postalar koyu modda aynı logoyu gösterir.',
  supportEmail: 'Destek e-postası',
  supportEmailHelp:
    'Sayfalar buna bağlantı verir, e-postalar bunu belirtir. Kullanıcılar bu adresi görür.',
  signInPreview: 'Oturum açma sayfasının önizlemesi',
  inLightMode: 'Açık modda',
  inDarkMode: 'Koyu modda',
  previewTitle: 'Oturum aç',
  previewEmail: 'E-posta adresi',
  previewContinue: 'Devam et',
  previewNoAccount: 'Hesabınız yok mu? {link}',
  previewSignUp: 'Hesap oluştur',
  previewSupport: 'Destek ekibine yazın',
  logoAlt: 'Kullanıcıların gördüğü logo',
  darkLogoAlt: 'Kullanıcıların koyu arka planda gördüğü logo',
  logoPicture: 'Logo resmi',
  darkLogoPicture: 'Koyu arka plan için logo resmi',
  urlStart: 'https:// ile başlayan bir URL',
  uploadPicture: 'Resim yükle',
  uploaded: 'Yüklendi. Kullanmak için kaydedin.',
  accentColor: 'Vurgu rengi',
  chooseColor: 'Vurgu rengini seç',
  colorFormat: '# ve altı rakam veya A ile F arası harf, örneğin {example}',
  useDefault: 'Varsayılanı kullan',
  colorHelp: 'Düğmeler ve bağlantılar bu renktedir.',
  colorReadable: 'Açık ve koyu arka planda kolay okunur.',
  colorChanged:
    'Bu renk zor okunduğu için bağlantılar açık arka planda {light}, koyu arka planda {dark} olur. Düğmeler bu renktedir.',
  colorChangedOnLight:
    'Bu renk açık arka planda zor okunduğu için bağlantılar orada {color} olur. Düğmeler bu renktedir.',
  colorChangedOnDark:
    'Bu renk koyu arka planda zor okunduğu için bağlantılar orada {color} olur. Düğmeler bu renktedir.',

  settingsTitle: 'Ayarlar',
  aboutProject: 'Bu proje hakkında',
  projectIdShort: 'Kimlik',
  projectDangerZone: 'Tehlikeli bölge',
  projectDangerZoneHelp: 'Kullanıcılar artık oturum açamaz ve anahtarlar çalışmaz.',
  deleteProject: 'Projeyi sil',
  deleteProjectOneUser:
    'Bu projenin kullanıcısını, ekiplerini ve anahtarlarını siler. Bu geri alınamaz.',
  deleteProjectUsers: {
    one: 'Bu projenin {count} kullanıcısını, ekiplerini ve anahtarlarını siler. Bu geri alınamaz.',
    other:
      'Bu projenin {count} kullanıcısının tümünü, ekiplerini ve anahtarlarını siler. Bu geri alınamaz.',
  },

  owner: 'Sahip',
  unknownTeam: 'Bilinmeyen ekip',
  yourAccount: 'Hesabınız',
  ownedByTeam: 'Bu ekibin üyeleri projeyi görebilir. team_admin izni olanlar değiştirebilir.',
  inviteColleagues: 'Meslektaşları davet et',
  transferProject: 'Projeyi devret',
  transferNamedTitle: '“{name}” devredilsin mi?',
  transferHelp:
    'Bundan sonra ekibin üyeleri projeyi görebilir, team_admin izni olanlar değiştirebilir. Bugün yönetebilen ama ekipte olmayanlar erişimini kaybeder.',
  newOwner: 'Yeni sahip',
  createATeam: 'Ekip oluştur',
  shareWithTeam:
    'Projeyi meslektaşlarınızla yönetmek için bir ekibe devredin. Üyeler görebilir, team_admin izni olanlar değiştirebilir.',
  shareWithNewTeam:
    'Projeyi meslektaşlarınızla yönetmek için bir ekip oluşturun, projeyi ona devredin ve onları davet edin.',
  shareByOperator:
    'Projeyi meslektaşlarınızla yönetmek için bir ekibe devredin. Sizi bir ekibe eklemesini bu hizmetin işletmecisinden isteyin.',

  beforeTurningOn: 'Açmadan önce:',
  turnOffSetting: 'Yukarıdaki “{setting}” seçeneğini kapatın.',
  removeThisMachine: '{domain}: bu bilgisayar olduğu için kaldırın.',
  useHostName: '{domain}: IP adresi yerine bir ad kullanın.',
  listEachHost: '{domain}: kalıp yerine her ana bilgisayarı yazın.',
  useHttps: '{domain}: http:// yerine https:// kullanın.',
  enterOnlyHost: '{domain}: yalnızca https:// ve ana bilgisayar adını girin.',
}
