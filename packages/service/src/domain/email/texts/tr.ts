import type { EmailLanguage } from './email-texts.js'

export const tr: EmailLanguage = {
  tag: 'tr',
  dir: 'ltr',
  fallback: 'Düğme çalışmıyorsa bu bağlantıyı açın:',
  templates: {
    email_verification: {
      subject: '{{ projectDisplayName }} için e-posta adresinizi doğrulayın',
      heading: 'E-posta adresinizi doğrulayın',
      sentence:
        'Bu e-posta adresini {{ projectDisplayName }} hesabınızda kullanmak için doğrulayın.',
      expiry: 'Bağlantı bir kez kullanılabilir ve {{ codeLifetime }} geçerlidir.',
      action: 'E-postayı doğrula',
      otherwise: 'Bunu siz yapmadıysanız bu e-postayı yok sayabilirsiniz.',
      reason:
        'Bu e-postayı, {{ recipientEmail }} adresi bir {{ projectDisplayName }} hesabı için girildiğinden aldınız.',
    },
    password_reset: {
      subject: '{{ projectDisplayName }} parolanızı sıfırlayın',
      heading: 'Parolanızı sıfırlayın',
      sentence: '{{ projectDisplayName }} hesabınızın parolasını sıfırlamak için bir istek aldık.',
      expiry: 'Bağlantı bir kez kullanılabilir ve {{ codeLifetime }} geçerlidir.',
      action: 'Parolayı sıfırla',
      otherwise: 'Bunu siz yapmadıysanız bu e-postayı yok sayın. Parolanız değişmez.',
      reason:
        'Bu e-postayı, {{ projectDisplayName }} üzerinde {{ recipientEmail }} için parola sıfırlama istendiğinden aldınız.',
    },
    magic_link: {
      subject: '{{ otp }}: {{ projectDisplayName }} giriş kodunuz',
      heading: '{{ projectDisplayName }} hesabınıza giriş yapın',
      sentence: 'Giriş yapmak için bu kodu girin.',
      expiry: 'Kod {{ codeLifetime }} geçerlidir.',
      action: 'Kodsuz giriş yap',
      otherwise:
        'Bunu siz yapmadıysanız bu e-postayı yok sayın. Kodu kimseyle paylaşmayın: {{ projectDisplayName }} çalışanları bu kodu sizden istemez.',
      reason:
        'Bu e-postayı, {{ projectDisplayName }} üzerinde {{ recipientEmail }} için giriş kodu istendiğinden aldınız.',
    },
    team_invitation: {
      subject: '{{ projectDisplayName }} üzerinde {{ teamDisplayName }} ekibine katılın',
      heading: '{{ teamDisplayName }} ekibine katılın',
      sentence: '{{ projectDisplayName }} üzerinde {{ teamDisplayName }} ekibine davet edildiniz.',
      expiry: 'Davet bir kez kullanılabilir ve {{ codeLifetime }} geçerlidir.',
      action: 'Daveti görüntüle',
      otherwise: 'Bu ekibi tanımıyorsanız bu e-postayı yok sayabilirsiniz.',
      reason:
        'Bu e-postayı, {{ recipientEmail }} adresi {{ projectDisplayName }} üzerinde bir ekibe davet edildiğinden aldınız.',
    },
  },
  notifications: {
    headings: {
      new_device: 'Hesabınızda yeni oturum açma',
      password_added: 'Parola eklendi',
      password_changed: 'Parolanız değiştirildi',
      password_removed: 'Parolanız kaldırıldı',
      primary_email_changed: 'Birincil e-posta adresiniz değiştirildi',
      sign_in_email_added: 'Oturum açma e-postası eklendi',
      sign_in_email_removed: 'Oturum açma e-postası kaldırıldı',
      email_codes_enabled: 'E-posta koduyla oturum açma etkinleştirildi',
      email_codes_disabled: 'E-posta koduyla oturum açma devre dışı bırakıldı',
      provider_connected: '{{ provider }} bağlandı',
      provider_disconnected: '{{ provider }} bağlantısı kaldırıldı',
      passkey_added: 'Geçiş anahtarı eklendi',
      passkey_removed: 'Geçiş anahtarınız kaldırıldı',
      recovery_codes_created: 'Yeni kurtarma kodları oluşturuldu',
      recovery_code_used: 'Bir kurtarma kodu kullanıldı',
      two_factor_enabled: 'İki adımlı doğrulama etkinleştirildi',
      two_factor_disabled: 'İki adımlı doğrulama devre dışı bırakıldı',
      credentials_revoked: 'Diğer oturum açma yöntemleri kaldırıldı',
      account_deletion_scheduled: 'Hesabınız silinecek',
      account_restored: 'Hesabınız geri yüklendi',
    },
    change: 'Bu değişiklik {{ projectDisplayName }} hesabınızda yapıldı.',
    changeByAdministrator:
      'Bu değişikliği {{ projectDisplayName }} hesabınızda bir yönetici yaptı.',
    signIn: 'Birisi {{ projectDisplayName }} hesabınızda yeni bir cihazdan oturum açtı.',
    revocation:
      '{{ projectDisplayName }} hesabınızın e-posta adresini doğruladınız. Diğer oturum açma yöntemleri bundan önce eklenmişti, bu yüzden artık çalışmıyor.',
    lines: {
      time: 'Zaman: {{ time }}',
      device: 'Cihaz: {{ device }}',
      ipAddress: 'IP adresi: {{ ipAddress }}',
      email: 'E-posta: {{ email }}',
      oldEmail: 'Önceki e-posta: {{ oldEmail }}',
      newEmail: 'Yeni e-posta: {{ newEmail }}',
      provider: 'Hesap: {{ provider }}',
      deletionTime: 'Silinme: {{ deletionTime }}',
    },
    browserOnSystem: '{{ system }} üzerinde {{ browser }}',
    unknown: 'Bilinmiyor',
    restoring: 'Hesabınızı korumak için bu tarihten önce oturum açın.',
    advice:
      'Bunu siz yapmadıysanız parolanızı hemen sıfırlayın. Ardından hesap ayarlarınızda tanımadığınız her şeyi kaldırın.',
    adviceForAdministrator:
      'Bu değişikliği beklemiyorsanız {{ projectDisplayName }} ile iletişime geçin.',
    action: 'Hesap ayarlarını aç',
    reason:
      'Bu e-postayı, {{ recipientEmail }} adresi bir {{ projectDisplayName }} hesabının e-posta adresi olduğu veya daha önce olduğu için aldınız.',
  },
}
