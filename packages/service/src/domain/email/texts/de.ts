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
  notifications: {
    headings: {
      new_device: 'Neue Anmeldung bei Ihrem Konto',
      password_added: 'Passwort hinzugefügt',
      password_changed: 'Passwort geändert',
      password_removed: 'Passwort entfernt',
      primary_email_changed: 'Hauptadresse geändert',
      sign_in_email_added: 'E-Mail-Adresse zur Anmeldung hinzugefügt',
      sign_in_email_removed: 'E-Mail-Adresse zur Anmeldung entfernt',
      email_codes_enabled: 'Anmeldung mit E-Mail-Codes aktiviert',
      email_codes_disabled: 'Anmeldung mit E-Mail-Codes deaktiviert',
      provider_connected: '{{ provider }} verbunden',
      provider_disconnected: '{{ provider }} getrennt',
      passkey_added: 'Passkey hinzugefügt',
      passkey_removed: 'Passkey entfernt',
      recovery_codes_created: 'Neue Wiederherstellungscodes erstellt',
      recovery_code_used: 'Wiederherstellungscode verwendet',
      two_factor_enabled: 'Bestätigung in zwei Schritten aktiviert',
      two_factor_disabled: 'Bestätigung in zwei Schritten deaktiviert',
      credentials_revoked: 'Andere Anmeldemethoden entfernt',
      account_deletion_scheduled: 'Ihr Konto wird gelöscht',
      account_restored: 'Ihr Konto wurde wiederhergestellt',
    },
    change: 'Diese Änderung wurde an Ihrem Konto bei {{ projectDisplayName }} vorgenommen.',
    changeByAdministrator:
      'Ein Administrator hat diese Änderung an Ihrem Konto bei {{ projectDisplayName }} vorgenommen.',
    signIn:
      'Jemand hat sich mit einem neuen Gerät bei Ihrem Konto bei {{ projectDisplayName }} angemeldet.',
    revocation:
      'Sie haben die E-Mail-Adresse Ihres Kontos bei {{ projectDisplayName }} bestätigt. Die anderen Anmeldemethoden wurden davor hinzugefügt und funktionieren deshalb nicht mehr.',
    lines: {
      time: 'Zeit: {{ time }}',
      device: 'Gerät: {{ device }}',
      ipAddress: 'IP-Adresse: {{ ipAddress }}',
      email: 'E-Mail-Adresse: {{ email }}',
      oldEmail: 'Bisherige E-Mail-Adresse: {{ oldEmail }}',
      newEmail: 'Neue E-Mail-Adresse: {{ newEmail }}',
      provider: 'Konto: {{ provider }}',
      deletionTime: 'Löschung: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} unter {{ system }}',
    unknown: 'Unbekannt',
    restoring: 'Um Ihr Konto zu behalten, melden Sie sich vor diesem Zeitpunkt an.',
    advice:
      'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück. Entfernen Sie danach in den Kontoeinstellungen alles, was Sie nicht kennen.',
    adviceForAdministrator:
      'Wenn Sie diese Änderung nicht erwartet haben, wenden Sie sich an {{ projectDisplayName }}.',
    action: 'Kontoeinstellungen öffnen',
    reason:
      'Sie erhalten diese E-Mail, weil {{ recipientEmail }} eine E-Mail-Adresse eines Kontos bei {{ projectDisplayName }} ist oder war.',
  },
}
