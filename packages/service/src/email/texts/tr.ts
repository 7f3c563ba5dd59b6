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
}
