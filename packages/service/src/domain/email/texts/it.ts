import type { EmailLanguage } from './email-texts.js'

export const it: EmailLanguage = {
  tag: 'it',
  dir: 'ltr',
  fallback: 'Se il pulsante non funziona, apri questo link:',
  templates: {
    email_verification: {
      subject: 'Verifica la tua email per {{ projectDisplayName }}',
      heading: 'Verifica la tua email',
      sentence:
        'Verifica questo indirizzo email per usarlo con il tuo account {{ projectDisplayName }}.',
      expiry: 'Il link funziona una sola volta e scade tra {{ codeLifetime }}.',
      action: 'Verifica email',
      otherwise: 'Se non sei stato tu, puoi ignorare questa email.',
      reason:
        'Ricevi questa email perché {{ recipientEmail }} è stato indicato per un account su {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'Reimposta la password di {{ projectDisplayName }}',
      heading: 'Reimposta la password',
      sentence:
        'Abbiamo ricevuto una richiesta di reimpostare la password del tuo account {{ projectDisplayName }}.',
      expiry: 'Il link funziona una sola volta e scade tra {{ codeLifetime }}.',
      action: 'Reimposta password',
      otherwise: 'Se non sei stato tu, ignora questa email. La tua password resta invariata.',
      reason:
        'Ricevi questa email perché è stata richiesta la reimpostazione della password per {{ recipientEmail }} su {{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} è il tuo codice di accesso a {{ projectDisplayName }}',
      heading: 'Accedi a {{ projectDisplayName }}',
      sentence: 'Inserisci questo codice per accedere.',
      expiry: 'Scade tra {{ codeLifetime }}.',
      action: 'Accedi senza codice',
      otherwise:
        'Se non sei stato tu, ignora questa email. Non condividere il codice: nessuno di {{ projectDisplayName }} te lo chiederà.',
      reason:
        'Ricevi questa email perché è stato richiesto un codice di accesso per {{ recipientEmail }} su {{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'Entra in {{ teamDisplayName }} su {{ projectDisplayName }}',
      heading: 'Entra in {{ teamDisplayName }}',
      sentence:
        'Hai ricevuto un invito a entrare nel team {{ teamDisplayName }} su {{ projectDisplayName }}.',
      expiry: 'L’invito funziona una sola volta e scade tra {{ codeLifetime }}.',
      action: 'Vedi invito',
      otherwise: 'Se non conosci questo team, puoi ignorare questa email.',
      reason:
        'Ricevi questa email perché {{ recipientEmail }} è stato invitato in un team su {{ projectDisplayName }}.',
    },
  },
  notifications: {
    headings: {
      new_device: 'Nuovo accesso al tuo account',
      password_added: 'È stata aggiunta una password',
      password_changed: 'La tua password è stata modificata',
      password_removed: 'La tua password è stata rimossa',
      primary_email_changed: 'La tua email principale è stata modificata',
      sign_in_email_added: 'È stata aggiunta un’email di accesso',
      sign_in_email_removed: 'È stata rimossa un’email di accesso',
      email_codes_enabled: 'L’accesso con codici via email è stato attivato',
      email_codes_disabled: 'L’accesso con codici via email è stato disattivato',
      provider_connected: '{{ provider }} è stato collegato',
      provider_disconnected: '{{ provider }} è stato scollegato',
      passkey_added: 'È stata aggiunta una passkey',
      passkey_removed: 'La tua passkey è stata rimossa',
      recovery_codes_created: 'Sono stati creati nuovi codici di recupero',
      recovery_code_used: 'È stato usato un codice di recupero',
      two_factor_enabled: 'La verifica in due passaggi è stata attivata',
      two_factor_disabled: 'La verifica in due passaggi è stata disattivata',
      credentials_revoked: 'Gli altri metodi di accesso sono stati rimossi',
      account_deletion_scheduled: 'Il tuo account verrà eliminato',
      account_restored: 'Il tuo account è stato ripristinato',
    },
    change: 'Questa modifica è stata apportata al tuo account {{ projectDisplayName }}.',
    changeByAdministrator:
      'Un amministratore ha apportato questa modifica al tuo account {{ projectDisplayName }}.',
    signIn:
      'Qualcuno ha effettuato l’accesso al tuo account {{ projectDisplayName }} da un nuovo dispositivo.',
    revocation:
      'Hai verificato l’indirizzo email del tuo account {{ projectDisplayName }}. Gli altri metodi di accesso erano stati aggiunti prima e quindi non funzionano più.',
    lines: {
      time: 'Ora: {{ time }}',
      device: 'Dispositivo: {{ device }}',
      ipAddress: 'Indirizzo IP: {{ ipAddress }}',
      email: 'Email: {{ email }}',
      oldEmail: 'Email precedente: {{ oldEmail }}',
      newEmail: 'Nuova email: {{ newEmail }}',
      provider: 'Account: {{ provider }}',
      deletionTime: 'Eliminazione: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} su {{ system }}',
    unknown: 'Sconosciuto',
    restoring: 'Per conservare il tuo account, accedi prima di quella data.',
    advice:
      'Se non sei stato tu, reimposta subito la password. Poi rimuovi dalle impostazioni dell’account tutto ciò che non riconosci.',
    adviceForAdministrator:
      'Se non ti aspettavi questa modifica, contatta {{ projectDisplayName }}.',
    action: 'Apri le impostazioni dell’account',
    reason:
      'Ricevi questa email perché {{ recipientEmail }} è o era un indirizzo email di un account {{ projectDisplayName }}.',
  },
}
