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
  notifications: {
    headings: {
      new_device: 'Nieuwe inlog op je account',
      password_added: 'Er is een wachtwoord toegevoegd',
      password_changed: 'Je wachtwoord is gewijzigd',
      password_removed: 'Je wachtwoord is verwijderd',
      primary_email_changed: 'Je hoofdadres is gewijzigd',
      sign_in_email_added: 'Er is een e-mailadres om in te loggen toegevoegd',
      sign_in_email_removed: 'Er is een e-mailadres om in te loggen verwijderd',
      email_codes_enabled: 'Inloggen met e-mailcodes is ingeschakeld',
      email_codes_disabled: 'Inloggen met e-mailcodes is uitgeschakeld',
      provider_connected: '{{ provider }} is gekoppeld',
      provider_disconnected: '{{ provider }} is ontkoppeld',
      passkey_added: 'Er is een toegangssleutel toegevoegd',
      passkey_removed: 'Je toegangssleutel is verwijderd',
      recovery_codes_created: 'Er zijn nieuwe herstelcodes aangemaakt',
      recovery_code_used: 'Er is een herstelcode gebruikt',
      two_factor_enabled: 'Verificatie in twee stappen is ingeschakeld',
      two_factor_disabled: 'Verificatie in twee stappen is uitgeschakeld',
      credentials_revoked: 'Andere inlogmethoden zijn verwijderd',
      account_deletion_scheduled: 'Je account wordt verwijderd',
      account_restored: 'Je account is hersteld',
    },
    change: 'Deze wijziging is aangebracht in je account bij {{ projectDisplayName }}.',
    changeByAdministrator:
      'Een beheerder heeft deze wijziging aangebracht in je account bij {{ projectDisplayName }}.',
    signIn:
      'Iemand heeft met een nieuw apparaat ingelogd op je account bij {{ projectDisplayName }}.',
    revocation:
      'Je hebt het e-mailadres van je account bij {{ projectDisplayName }} bevestigd. De andere inlogmethoden waren daarvoor toegevoegd en werken daarom niet meer.',
    lines: {
      time: 'Tijd: {{ time }}',
      device: 'Apparaat: {{ device }}',
      ipAddress: 'IP-adres: {{ ipAddress }}',
      email: 'E-mailadres: {{ email }}',
      oldEmail: 'Vorig e-mailadres: {{ oldEmail }}',
      newEmail: 'Nieuw e-mailadres: {{ newEmail }}',
      provider: 'Account: {{ provider }}',
      deletionTime: 'Verwijdering: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} op {{ system }}',
    unknown: 'Onbekend',
    restoring: 'Log vóór dat tijdstip in om je account te behouden.',
    advice:
      'Was jij dit niet? Stel dan nu je wachtwoord opnieuw in. Verwijder daarna in je accountinstellingen alles wat je niet herkent.',
    adviceForAdministrator:
      'Had je deze wijziging niet verwacht? Neem dan contact op met {{ projectDisplayName }}.',
    action: 'Accountinstellingen openen',
    reason:
      'Je ontvangt deze e-mail omdat {{ recipientEmail }} een e-mailadres van een account bij {{ projectDisplayName }} is of was.',
  },
}
