import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'Adım {step} / 4',
  ssoSetupFor: '{team} için çoklu oturum açma. Bu bağlantı {date} tarihine kadar geçerlidir.',
  ssoSetupGoneTitle: 'Bu bağlantı çalışmıyor',
  ssoSetupGone: 'Süresi dolmuş, iptal edilmiş veya eksik kopyalanmış. Yeni bir bağlantı isteyin.',
  ssoDomainTitle: 'Alan adınızı doğrulayın',
  ssoDomainLead: 'Bu alan adında e-posta adresi olan kişiler kimlik sağlayıcınızla oturum açacak.',
  ssoDomain: 'Alan adı',
  ssoDomainAdd: 'Alan adı ekle',
  ssoDomainAddAnother: 'Başka bir alan adı ekle',
  ssoDomainInvalid: 'Listede henüz olmayan, acme.com gibi bir alan adı girin.',
  ssoDomainRecord: 'Bu TXT kaydını {domain} DNS ayarlarına ekleyin.',
  ssoRecordName: 'Ad',
  ssoRecordValue: 'Değer',
  ssoDomainCheck: 'Şimdi denetle',
  ssoDomainRemove: 'Alan adını kaldır',
  ssoDomainMissing: 'Kaydı bulamadık. Yeni bir kaydın her yerde görünmesi bir gün sürebilir.',
  ssoDomainTaken: 'Bu alan adını başka bir ekip doğruladı.',
  ssoDomainVerified: '{domain} doğrulandı.',
  ssoProviderTitle: 'Kimlik sağlayıcınızı seçin',
  ssoOtherProvider: 'Diğer ({protocol})',
  ssoDomainBack: 'Alan adlarına dön',
  ssoConnectTitle: '{provider} bağlantısı',
  ssoConnectProtocolTitle: 'Kimlik sağlayıcınızı bağlayın',
  ssoStepsOkta:
    'Okta Admin Console içinde OIDC ve Web Application türüyle bir uygulama tümleştirmesi oluşturun. Bu yönlendirme URI değerini girin ve oturum açabilecek kişileri atayın.',
  ssoStepsEntra:
    'Entra yönetim merkezinde Web platformu için bu yönlendirme URI değeriyle bir uygulama kaydedin. Ardından bir istemci gizli anahtarı oluşturun.',
  ssoStepsGoogle:
    'Google Yönetici Konsolu’nda Uygulamalar’ı, ardından Web uygulamaları ve mobil uygulamalar’ı açın. Özel bir SAML uygulaması ekleyin, meta verilerini indirin ve bu değerleri girin.',
  ssoStepsKeycloak:
    'Keycloak yönetim konsolunda istemci kimlik doğrulaması ve bu yönlendirme URI değeriyle bir OpenID Connect istemcisi oluşturun.',
  ssoStepsOidc:
    'Sağlayıcınızda yetkilendirme kodu akışı ve bu yönlendirme URI değeriyle bir istemci kaydedin.',
  ssoStepsSaml:
    'Sağlayıcınızda bu değerlerle bir hizmet sağlayıcı ekleyin. Onaylamalar imzalı olmalı ve şifrelenmemelidir.',
  ssoValuesEnter: 'Sağlayıcınızın verdiği değerleri girin.',
  ssoMetadata: 'Meta veri URL’si veya XML’i',
  ssoValuesRefused: 'Bu değerler çalışmıyor. Denetleyip yeniden deneyin.',
  ssoProviderChange: 'Başka bir sağlayıcı seç',
  ssoValuesChange: 'Değerleri değiştir',
  ssoTestTitle: 'Oturum açmayı test edin',
  ssoTestLead:
    'Test yeni bir sekme açar. Orada alan adınızdaki bir adresle oturum açın. Test hesap oluşturmaz.',
  ssoTest: 'Testi başlat',
  ssoTestAgain: 'Testi yeniden başlat',
  ssoTestRunning: 'Diğer sekmedeki oturum açma bekleniyor. Sonuç burada görünecek.',
  ssoTestFailed:
    'Test başarısız oldu ({reason}). Sağlayıcınızdaki değerleri denetleyip yeniden deneyin.',
  ssoReasonEmail: 'Sağlayıcı, ekibin doğrulanmış alan adlarından bir e-posta adresi göndermedi.',
  ssoReasonClient:
    'Sağlayıcı istemci kimliğini, gizli anahtarı veya özel anahtarı reddetti. Karşılaştırın.',
  ssoReasonUnavailable: 'Sağlayıcı yanıt vermedi. URL’sini denetleyip yeniden deneyin.',
  ssoReasonRejected: 'Sağlayıcının yanıtı geçersiz. Yayıncıyı ve istemci kimliğini denetleyin.',
  ssoReasonIssuer: 'Yanıtta başka bir yayıncı veya varlık kimliği var. Sağlayıcıyla karşılaştırın.',
  ssoReasonDenied: 'Sağlayıcı oturum açmayı reddetti. Nedeni onun günlüğünde.',
  ssoReasonUnsigned:
    'Onay belgesi (assertion) imzalı değil. Sağlayıcı yalnızca yanıtı değil, onu da imzalasın.',
  ssoReasonSignature: 'İmza uyuşmuyor. Sağlayıcı başka bir sertifika veya anahtar kullanıyor.',
  ssoReasonAlgorithm: 'İmzanın algoritması desteklenmiyor. Sağlayıcı RSA ve SHA-256 ile imzalasın.',
  ssoReasonEncrypted: 'Onay belgesi (assertion) şifreli. Bunu sağlayıcıda kapatın.',
  ssoReasonAudience:
    'Yanıt başka bir hedef kitle (audience) için. Sağlayıcıya hizmetin varlık kimliğini girin.',
  ssoReasonRecipient: 'Yanıt başka bir URL için. Sağlayıcıya ACS URL’sini girin.',
  ssoReasonRequest: 'Yanıt bu denemeye ait değil. Tek bir sekmede yeniden başlatın.',
  ssoReasonClock: 'Yanıt çok erken veya çok geç geldi. Sağlayıcının saatini denetleyin.',
  ssoReasonAccountId:
    'Sağlayıcı hesabın kalıcı bir kimliğini göndermedi. Orada NameID’yi değiştirin.',
  ssoReasonCertificate: 'Sertifikanın süresi doldu. Sağlayıcının yeni meta verilerini girin.',
  ssoTestPassed: 'Test başarılı oldu.',
  ssoScimTitle: 'Kullanıcıları sağlayın (isteğe bağlı)',
  ssoScimLead: 'SCIM 2.0 ile kimlik sağlayıcınız kişileri otomatik olarak ekler ve kaldırır.',
  ssoScimCreate: 'SCIM belirteci oluştur',
  ssoScimOnce: 'Belirteci şimdi kopyalayın. Yalnızca bir kez gösterilir.',
  ssoDoneTitle: 'Çoklu oturum açma ayarlandı',
  ssoDone: '{team} yöneticilerinden biri artık bunu açabilir. Bu sayfayı kapatabilirsiniz.',
}
