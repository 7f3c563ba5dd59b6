import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'OAuth sunucusu',
  oauthServerKeywords: 'OAuth sağlayıcısı, OpenID Connect, MCP, istemciler, onay, kapsamlar, cihaz',
  oauthServerIntro:
    'Diğer uygulamalar, komut satırı araçları ve yapay zekâ ajanları, kullanıcılarınız izin verirse onları kendi hesaplarıyla oturum açtırır.',
  oauthOffTitle: 'Kullanıcılar diğer uygulamalarda oturum açsın',
  oauthOffHelp: 'Uygulamanız şunlar için bir OAuth ve OpenID Connect sağlayıcısı olur:',
  oauthForApps: 'başka bir uygulamanız veya bir iş ortağının uygulaması',
  oauthForTools: 'komut satırı araçları, televizyonlar ve diğer cihazlar',
  oauthForAgents: 'API’nizi çağıran yapay zekâ ajanları ve MCP istemcileri',
  oauthClientsKept: {
    one: 'Sunucu kapalı. {count} istemci, yeniden açana kadar saklanır.',
    other: 'Sunucu kapalı. {count} istemci, yeniden açana kadar saklanır.',
  },
  consentUrl: 'Onay sayfasının URL’si',
  consentUrlHelp:
    'Başka bir uygulama erişim almadan önce kullanıcılara soran sayfanız. Hazır sayfalarda bulunur.',
  oauthClients: 'İstemciler',
  oauthClientsHelp: 'OAuth sunucunuzu kullanan bir uygulama, araç veya hizmet bir istemcidir.',
  noOAuthClients:
    'Henüz istemci yok. Kullanıcılarınızın oturum açacağı ilk uygulama için bir tane oluşturun.',
  newOAuthClient: 'Yeni istemci',
  createOAuthClient: 'İstemci oluştur',
  oauthClientCreated: 'İstemci oluşturuldu',
  clientKind: 'Tür',
  grantBrowser: 'Tarayıcıda oturum açma',
  grantRefresh: 'Erişimini yeniler',
  grantService: 'Kendi adına çalışır',
  grantDevice: 'Başka bir cihazda kod',
  grantTypes: 'Yetki türleri',
  redirectUrls: 'Yönlendirme URL’leri',
  moreRedirectUrls: { one: 've {count} tane daha', other: 've {count} tane daha' },
  kindWeb: 'Sunucusu olan uygulama',
  kindWebHelp: 'Sunucusunda bir gizli anahtar saklar. Örneğin Next.js veya Rails.',
  kindBrowser: 'Tarayıcıdaki uygulama',
  kindBrowserHelp: 'Yalnızca tarayıcıda çalışır, bu yüzden gizli anahtarı yoktur.',
  kindNative: 'Komut satırı veya masaüstü',
  kindNativeHelp: 'Tarayıcıyı açar ve kullanıcının bilgisayarında bekler.',
  kindPhone: 'Telefon uygulaması',
  kindPhoneHelp: 'Tarayıcıyı açar, tarayıcı bir bağlantıyla geri döner.',
  kindDevice: 'TV veya başka bir cihaz',
  kindDeviceHelp: 'Kullanıcıların başka bir cihazda girdiği bir kod gösterir.',
  kindService: 'Kullanıcısız hizmet',
  kindServiceHelp: 'API’nizi kendi adına, bir gizli anahtarla çağırır.',
  clientNameHelp: 'İstemci erişim istediğinde kullanıcılar bunu okur.',
  redirectUrlsWebHelp:
    'Her satıra bir tane. Kullanıcılar tam olarak bu URL’lere döner: https veya geliştirme için localhost üzerinde http.',
  redirectUrlsNativeHelp:
    'Her satıra bir tane, http ve 127.0.0.1 ile. İstemci her portu kullanabilir.',
  redirectUrlsPhoneHelp:
    'Her satıra bir tane. Bir https URL’si veya com.example.app:/callback gibi bir şema.',
  redirectUrlMissing: 'En az bir yönlendirme URL’si girin.',
  redirectUrlNotWeb: '{url} kullanılamaz. https veya localhost üzerinde http kullanın, # olmadan.',
  redirectUrlNotNative:
    '{url} kullanılamaz. 127.0.0.1 veya localhost ile http kullanın, # olmadan.',
  redirectUrlNotPhone:
    '{url} kullanılamaz. https veya com.example.app gibi bir şema kullanın, # olmadan.',
  scopes: 'Kapsamlar',
  clientScopesHelp: 'İstemcinin kullanıcılardan isteyebilecekleri.',
  serviceScopesHelp: 'Hizmetin yapabilecekleri.',
  noServiceScopes: 'Henüz kapsam yok. Önce kapsamları olan bir API ekleyin.',
  scopeOpenId: 'Kullanıcının kim olduğunu bilmek',
  scopeProfile: 'Ad ve resim',
  scopeEmail: 'E-posta adresi',
  scopeOfflineAccess: 'Oturumu açık tutmak',
  copyClientSecretNow:
    'Gizli anahtarı şimdi kopyalayıp güvenli bir yerde saklayın. Bir daha gösterilmez.',
  connectClient: 'Bağla',
  connectNamed: 'Bağla: {name}',
  connectHelp:
    'Her OAuth veya OpenID Connect kitaplığı çalışır. Bu kod openid-client npm paketi içindir.',
  deleteOAuthClient: 'İstemciyi sil',
  deleteOAuthClientHelp:
    'Kullanıcıların ona verdiği tüm erişim sona erer ve artık belirteç alamaz. API’leriniz, elindeki belirteçleri en fazla 10 dakika daha kabul eder.',
  oauthResources: 'API’ler',
  oauthResourcesHelp: 'Erişim belirteçlerini kabul eden sunucularınız ve denetledikleri kapsamlar.',
  noOAuthResources:
    'Henüz API yok. Bir tane ekleyene kadar istemciler yalnızca kullanıcının kim olduğunu öğrenir.',
  addOAuthResource: 'API ekle',
  editOAuthResource: 'API’yi düzenle',
  resourceUrl: 'API’nin URL’si',
  resourceUrlHelp: 'Bu API’nin belirteçleri başka hiçbir yerde geçerli değildir.',
  secureUrlRule: 'Bir https URL’si veya localhost üzerinde bir http URL’si girin, # olmadan.',
  pageUrlRule: 'Bir https URL’si veya localhost üzerinde bir http URL’si girin.',
  resourceTaken: 'Bu API zaten listede.',
  noScopes: 'Kapsam yok',
  scopeId: 'Kapsam',
  scopeIdRule: 'Boşluk, tırnak ve ters eğik çizgi içermeyen bir kapsam girin.',
  scopeDescription: 'Kullanıcıların okuduğu',
  scopeDescriptionExample: 'Notlarınızı okumak',
  addScope: 'Kapsam ekle',
  removeScope: 'Kapsamı kaldır: {number}',
  resourceRemoved: 'API kaldırıldı.',
  oauthAddresses: 'Adresler',
  oauthAddressesHelp: 'Kitaplıklara yalnızca yayıncı gerekir. Gerisini kendileri bulur.',
  openIdMetadata: 'OpenID Connect meta verileri',
  oauthMetadata: 'OAuth meta verileri',
  signOutUrl: 'Oturum kapatma sayfasının URL’si',
  signOutUrlHelp:
    'İstemciler oturumu kapatmak için kullanıcıları oraya gönderir. Hazır sayfalarda sign-out altında bulunur. Boşsa istemciler bunu isteyemez.',
  clientSignOut: 'Oturumu kapatma',
  postLogoutRedirectUrls: 'Oturum kapatıldıktan sonraki yönlendirme URL’leri',
  postLogoutRedirectUrlsHelp:
    'İsteğe bağlı, her satıra bir tane. Kullanıcılar, istemcinin istediği oturum kapatmadan sonra oraya döner.',
  clientBackChannelHelp:
    'İsteğe bağlı. Kullanıcının istemcide oturum açtığı oturum sona erdiğinde hizmetiniz oraya bildirir.',
  frontChannelLogoutUrl: 'Front-channel oturum kapatma URL’si',
  frontChannelLogoutUrlHelp: 'İsteğe bağlı. Oturum kapatma sayfanız bunu gizli bir çerçevede açar.',
  frontChannelOrigin:
    'Bir yönlendirme URL’sinin şemasını, ana makinesini ve portunu taşıyan bir URL girin.',
  oauthPages: 'Uygulamanızın sayfaları',
  turnOffOAuth: 'OAuth sunucusunu kapat',
  turnOffOAuthTitle: 'OAuth sunucusu kapatılsın mı?',
  turnOffOAuthHelp: 'Bundan sonra diğer uygulamalar kullanıcılarınızın oturumunu açamaz.',
  turnOffOAuthWarning:
    'Kullanıcıların diğer uygulamalara verdiği tüm erişim sona erer. API’leriniz, istemcilerin elindeki belirteçleri en fazla 10 dakika daha kabul eder. Sunucuyu yeniden açarsanız kullanıcıların her uygulamaya yeniden izin vermesi gerekir. İstemciler ve API’ler saklanır.',
  unverifiedClients: 'Doğrulanmamış istemciler',
  unverifiedClientsHelp:
    'Yapay zekâ ajanları çoğu zaman sizin oluşturduğunuz bir istemci olmadan bağlanır. Adlarını kendileri seçer, bu yüzden onay sayfası kullanıcıları uyarır.',
  allowMetadataDocuments: 'İstemci kimliği olarak meta veri belgelerine izin ver',
  allowMetadataDocumentsHelp:
    'Bir istemcinin kimliği, onu açıklayan belgenin https URL’sidir. MCP istemcileri bunu tercih eder.',
  allowRegistration: 'Dinamik kayda izin ver',
  allowRegistrationHelp:
    'Her program kendini istemci olarak kaydedebilir. Kaydolmuş olanlar, siz bunu kapattığınızda kalır.',
  deleteUnverifiedHelp:
    'Kullanıcıların ona verdiği tüm erişim sona erer. Doğrulanmamış istemcilere izin verdiğiniz sürece kullanıcılar ona yeniden izin verebilir.',
}
