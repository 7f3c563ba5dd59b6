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
}
