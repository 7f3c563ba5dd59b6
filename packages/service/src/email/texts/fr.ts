import type { EmailLanguage } from './email-texts.js'

export const fr: EmailLanguage = {
  tag: 'fr',
  dir: 'ltr',
  fallback: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  templates: {
    email_verification: {
      subject: 'Vérifiez votre adresse e-mail pour {{ projectDisplayName }}',
      heading: 'Vérifiez votre adresse e-mail',
      sentence:
        'Vérifiez cette adresse e-mail pour l’utiliser avec votre compte {{ projectDisplayName }}.',
      expiry: 'Le lien fonctionne une seule fois et expire dans {{ codeLifetime }}.',
      action: 'Vérifier l’adresse e-mail',
      otherwise: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
      reason:
        'Vous recevez cet e-mail car {{ recipientEmail }} a été indiquée pour un compte sur {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'Réinitialisez votre mot de passe pour {{ projectDisplayName }}',
      heading: 'Réinitialisez votre mot de passe',
      sentence:
        'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte {{ projectDisplayName }}.',
      expiry: 'Le lien fonctionne une seule fois et expire dans {{ codeLifetime }}.',
      action: 'Réinitialiser le mot de passe',
      otherwise: 'Si ce n’était pas vous, ignorez cet e-mail. Votre mot de passe reste inchangé.',
      reason:
        'Vous recevez cet e-mail car une réinitialisation du mot de passe a été demandée pour {{ recipientEmail }} sur {{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} est votre code de connexion à {{ projectDisplayName }}',
      heading: 'Connectez-vous à {{ projectDisplayName }}',
      sentence: 'Saisissez ce code pour vous connecter.',
      expiry: 'Il expire dans {{ codeLifetime }}.',
      action: 'Se connecter sans le code',
      otherwise:
        'Si ce n’était pas vous, ignorez cet e-mail. Ne communiquez jamais ce code : personne chez {{ projectDisplayName }} ne vous le demandera.',
      reason:
        'Vous recevez cet e-mail car un code de connexion a été demandé pour {{ recipientEmail }} sur {{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'Rejoignez {{ teamDisplayName }} sur {{ projectDisplayName }}',
      heading: 'Rejoignez {{ teamDisplayName }}',
      sentence:
        'Vous avez été invité à rejoindre l’équipe {{ teamDisplayName }} sur {{ projectDisplayName }}.',
      expiry: 'L’invitation fonctionne une seule fois et expire dans {{ codeLifetime }}.',
      action: 'Voir l’invitation',
      otherwise: 'Si vous ne connaissez pas cette équipe, vous pouvez ignorer cet e-mail.',
      reason:
        'Vous recevez cet e-mail car {{ recipientEmail }} a été invitée à rejoindre une équipe sur {{ projectDisplayName }}.',
    },
  },
}
