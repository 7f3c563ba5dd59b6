import type { EmailLanguage } from './email-texts.js'

export const nl: EmailLanguage = {
  tag: 'nl',
  dir: 'ltr',
  fallback: 'Werkt de knop niet? Open dan deze link:',
  templates: {
    email_verification: {
      subject: 'Bevestig je e-mailadres voor {{ projectDisplayName }}',
      heading: 'Bevestig je e-mailadres',
      sentence:
        'Bevestig dit e-mailadres om het bij je account van {{ projectDisplayName }} te gebruiken.',
      expiry: 'De link werkt één keer en verloopt over {{ codeLifetime }}.',
      action: 'E-mailadres bevestigen',
      otherwise: 'Was jij dit niet? Dan kun je deze e-mail negeren.',
      reason:
        'Je ontvangt deze e-mail omdat {{ recipientEmail }} is opgegeven voor een account bij {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'Stel je wachtwoord voor {{ projectDisplayName }} opnieuw in',
      heading: 'Stel je wachtwoord opnieuw in',
      sentence:
        'We hebben een verzoek ontvangen om het wachtwoord van je account bij {{ projectDisplayName }} opnieuw in te stellen.',
      expiry: 'De link werkt één keer en verloopt over {{ codeLifetime }}.',
      action: 'Wachtwoord opnieuw instellen',
      otherwise: 'Was jij dit niet? Negeer dan deze e-mail. Je wachtwoord blijft hetzelfde.',
      reason:
        'Je ontvangt deze e-mail omdat voor {{ recipientEmail }} bij {{ projectDisplayName }} een nieuw wachtwoord is aangevraagd.',
    },
    magic_link: {
      subject: '{{ otp }} is je inlogcode voor {{ projectDisplayName }}',
      heading: 'Log in bij {{ projectDisplayName }}',
      sentence: 'Voer deze code in om in te loggen.',
      expiry: 'De code verloopt over {{ codeLifetime }}.',
      action: 'Inloggen zonder code',
      otherwise:
        'Was jij dit niet? Negeer dan deze e-mail. Deel de code nooit: niemand van {{ projectDisplayName }} zal erom vragen.',
      reason:
        'Je ontvangt deze e-mail omdat voor {{ recipientEmail }} bij {{ projectDisplayName }} een inlogcode is aangevraagd.',
    },
    team_invitation: {
      subject: 'Word lid van {{ teamDisplayName }} op {{ projectDisplayName }}',
      heading: 'Word lid van {{ teamDisplayName }}',
      sentence:
        'Je bent uitgenodigd om lid te worden van het team {{ teamDisplayName }} op {{ projectDisplayName }}.',
      expiry: 'De uitnodiging werkt één keer en verloopt over {{ codeLifetime }}.',
      action: 'Uitnodiging bekijken',
      otherwise: 'Ken je dit team niet? Dan kun je deze e-mail negeren.',
      reason:
        'Je ontvangt deze e-mail omdat {{ recipientEmail }} is uitgenodigd voor een team op {{ projectDisplayName }}.',
    },
  },
}
