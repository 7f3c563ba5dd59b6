import type { EmailLanguage } from './email-texts.js'

export const pl: EmailLanguage = {
  tag: 'pl',
  dir: 'ltr',
  fallback: 'Jeśli przycisk nie działa, otwórz ten link:',
  templates: {
    email_verification: {
      subject: 'Zweryfikuj adres e-mail w {{ projectDisplayName }}',
      heading: 'Zweryfikuj adres e-mail',
      sentence:
        'Zweryfikuj ten adres e-mail, aby używać go na swoim koncie w {{ projectDisplayName }}.',
      expiry: 'Link działa tylko raz. Ważność: {{ codeLifetime }}.',
      action: 'Zweryfikuj adres e-mail',
      otherwise: 'Jeśli to nie Ty, możesz zignorować tę wiadomość.',
      reason:
        'Otrzymujesz tę wiadomość, ponieważ adres {{ recipientEmail }} podano na koncie w {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'Zresetuj hasło do {{ projectDisplayName }}',
      heading: 'Zresetuj hasło',
      sentence:
        'Otrzymaliśmy prośbę o zresetowanie hasła do Twojego konta w {{ projectDisplayName }}.',
      expiry: 'Link działa tylko raz. Ważność: {{ codeLifetime }}.',
      action: 'Zresetuj hasło',
      otherwise: 'Jeśli to nie Ty, zignoruj tę wiadomość. Twoje hasło się nie zmieni.',
      reason:
        'Otrzymujesz tę wiadomość, ponieważ poproszono o zresetowanie hasła dla {{ recipientEmail }} w {{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} to Twój kod logowania do {{ projectDisplayName }}',
      heading: 'Zaloguj się do {{ projectDisplayName }}',
      sentence: 'Wpisz ten kod, aby się zalogować.',
      expiry: 'Ważność: {{ codeLifetime }}.',
      action: 'Zaloguj się bez kodu',
      otherwise:
        'Jeśli to nie Ty, zignoruj tę wiadomość. Nie podawaj nikomu kodu: nikt z {{ projectDisplayName }} o niego nie poprosi.',
      reason:
        'Otrzymujesz tę wiadomość, ponieważ poproszono o kod logowania dla {{ recipientEmail }} w {{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'Dołącz do {{ teamDisplayName }} w {{ projectDisplayName }}',
      heading: 'Dołącz do {{ teamDisplayName }}',
      sentence: 'Masz zaproszenie do zespołu {{ teamDisplayName }} w {{ projectDisplayName }}.',
      expiry: 'Zaproszenie działa tylko raz. Ważność: {{ codeLifetime }}.',
      action: 'Zobacz zaproszenie',
      otherwise: 'Jeśli nie znasz tego zespołu, możesz zignorować tę wiadomość.',
      reason:
        'Otrzymujesz tę wiadomość, ponieważ adres {{ recipientEmail }} zaproszono do zespołu w {{ projectDisplayName }}.',
    },
  },
  notifications: {
    headings: {
      new_device: 'Nowe logowanie na Twoje konto',
      password_added: 'Dodano hasło',
      password_changed: 'Zmieniono Twoje hasło',
      password_removed: 'Usunięto Twoje hasło',
      primary_email_changed: 'Zmieniono Twój główny adres e-mail',
      sign_in_email_added: 'Dodano adres e-mail do logowania',
      sign_in_email_removed: 'Usunięto adres e-mail do logowania',
      email_codes_enabled: 'Włączono logowanie kodem z e-maila',
      email_codes_disabled: 'Wyłączono logowanie kodem z e-maila',
      provider_connected: 'Połączono konto {{ provider }}',
      provider_disconnected: 'Odłączono konto {{ provider }}',
      passkey_added: 'Dodano klucz dostępu',
      passkey_removed: 'Usunięto Twój klucz dostępu',
      recovery_codes_created: 'Utworzono nowe kody odzyskiwania',
      recovery_code_used: 'Użyto kodu odzyskiwania',
      two_factor_enabled: 'Włączono weryfikację dwuetapową',
      two_factor_disabled: 'Wyłączono weryfikację dwuetapową',
      credentials_revoked: 'Usunięto inne metody logowania',
      account_deletion_scheduled: 'Twoje konto zostanie usunięte',
      account_restored: 'Twoje konto zostało przywrócone',
    },
    change: 'Tę zmianę wprowadzono na Twoim koncie w {{ projectDisplayName }}.',
    changeByAdministrator:
      'Administrator wprowadził tę zmianę na Twoim koncie w {{ projectDisplayName }}.',
    signIn: 'Ktoś zalogował się na Twoje konto w {{ projectDisplayName }} z nowego urządzenia.',
    revocation:
      'Adres e-mail Twojego konta w {{ projectDisplayName }} został potwierdzony. Inne metody logowania dodano wcześniej, dlatego już nie działają.',
    lines: {
      time: 'Czas: {{ time }}',
      device: 'Urządzenie: {{ device }}',
      ipAddress: 'Adres IP: {{ ipAddress }}',
      email: 'Adres e-mail: {{ email }}',
      oldEmail: 'Poprzedni adres e-mail: {{ oldEmail }}',
      newEmail: 'Nowy adres e-mail: {{ newEmail }}',
      provider: 'Konto: {{ provider }}',
      deletionTime: 'Usunięcie: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} w systemie {{ system }}',
    unknown: 'Nieznane',
    restoring: 'Aby zachować konto, zaloguj się przed tym terminem.',
    advice:
      'Jeśli to nie Ty, zresetuj teraz hasło. Następnie usuń w ustawieniach konta wszystko, czego nie rozpoznajesz.',
    adviceForAdministrator:
      'Jeśli ta zmiana jest dla Ciebie nieoczekiwana, skontaktuj się z {{ projectDisplayName }}.',
    action: 'Otwórz ustawienia konta',
    reason:
      'Otrzymujesz tę wiadomość, ponieważ {{ recipientEmail }} jest lub był adresem e-mail konta w {{ projectDisplayName }}.',
  },
}
