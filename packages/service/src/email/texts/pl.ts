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
}
