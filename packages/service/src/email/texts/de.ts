import type { EmailLanguage } from './email-texts.js'

export const de: EmailLanguage = {
  tag: 'de',
  dir: 'ltr',
  fallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  templates: {
    email_verification: {
      subject: 'E-Mail-Adresse für {{ projectDisplayName }} bestätigen',
      heading: 'E-Mail-Adresse bestätigen',
      sentence:
        'Bestätigen Sie diese E-Mail-Adresse, um sie mit Ihrem Konto bei {{ projectDisplayName }} zu verwenden.',
      expiry: 'Der Link funktioniert einmal. Gültigkeit: {{ codeLifetime }}.',
      action: 'E-Mail-Adresse bestätigen',
      otherwise: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
      reason:
        'Sie erhalten diese E-Mail, weil {{ recipientEmail }} für ein Konto bei {{ projectDisplayName }} angegeben wurde.',
    },
    password_reset: {
      subject: 'Passwort für {{ projectDisplayName }} zurücksetzen',
      heading: 'Passwort zurücksetzen',
      sentence: 'Für Ihr Konto bei {{ projectDisplayName }} wurde ein neues Passwort angefordert.',
      expiry: 'Der Link funktioniert einmal. Gültigkeit: {{ codeLifetime }}.',
      action: 'Passwort zurücksetzen',
      otherwise:
        'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
      reason:
        'Sie erhalten diese E-Mail, weil für {{ recipientEmail }} bei {{ projectDisplayName }} ein neues Passwort angefordert wurde.',
    },
    magic_link: {
      subject: '{{ otp }} ist Ihr Anmeldecode für {{ projectDisplayName }}',
      heading: 'Bei {{ projectDisplayName }} anmelden',
      sentence: 'Geben Sie diesen Code ein, um sich anzumelden.',
      expiry: 'Gültigkeit: {{ codeLifetime }}.',
      action: 'Ohne Code anmelden',
      otherwise:
        'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Geben Sie den Code niemals weiter: Niemand von {{ projectDisplayName }} wird danach fragen.',
      reason:
        'Sie erhalten diese E-Mail, weil für {{ recipientEmail }} bei {{ projectDisplayName }} ein Anmeldecode angefordert wurde.',
    },
    team_invitation: {
      subject: '{{ teamDisplayName }} auf {{ projectDisplayName }} beitreten',
      heading: '{{ teamDisplayName }} beitreten',
      sentence:
        'Sie wurden in das Team {{ teamDisplayName }} bei {{ projectDisplayName }} eingeladen.',
      expiry: 'Die Einladung funktioniert einmal. Gültigkeit: {{ codeLifetime }}.',
      action: 'Einladung ansehen',
      otherwise: 'Wenn Sie dieses Team nicht kennen, können Sie diese E-Mail ignorieren.',
      reason:
        'Sie erhalten diese E-Mail, weil {{ recipientEmail }} in ein Team bei {{ projectDisplayName }} eingeladen wurde.',
    },
  },
}
