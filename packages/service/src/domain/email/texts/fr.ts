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
  notifications: {
    headings: {
      new_device: 'Nouvelle connexion à votre compte',
      password_added: 'Un mot de passe a été ajouté',
      password_changed: 'Votre mot de passe a été modifié',
      password_removed: 'Votre mot de passe a été supprimé',
      primary_email_changed: 'Votre adresse e-mail principale a été modifiée',
      sign_in_email_added: 'Une adresse e-mail de connexion a été ajoutée',
      sign_in_email_removed: 'Une adresse e-mail de connexion a été supprimée',
      email_codes_enabled: 'La connexion par code e-mail a été activée',
      email_codes_disabled: 'La connexion par code e-mail a été désactivée',
      provider_connected: '{{ provider }} a été associé',
      provider_disconnected: '{{ provider }} a été dissocié',
      passkey_added: 'Une clé d’accès a été ajoutée',
      passkey_removed: 'Votre clé d’accès a été supprimée',
      recovery_codes_created: 'De nouveaux codes de récupération ont été créés',
      recovery_code_used: 'Un code de récupération a été utilisé',
      two_factor_enabled: 'La validation en deux étapes a été activée',
      two_factor_disabled: 'La validation en deux étapes a été désactivée',
      credentials_revoked: 'Les autres méthodes de connexion ont été supprimées',
      account_deletion_scheduled: 'Votre compte va être supprimé',
      account_restored: 'Votre compte a été rétabli',
    },
    change: 'Cette modification a été apportée à votre compte {{ projectDisplayName }}.',
    changeByAdministrator:
      'Un administrateur a apporté cette modification à votre compte {{ projectDisplayName }}.',
    signIn:
      'Quelqu’un s’est connecté à votre compte {{ projectDisplayName }} depuis un nouvel appareil.',
    revocation:
      'Vous avez confirmé l’adresse e-mail de votre compte {{ projectDisplayName }}. Les autres méthodes de connexion avaient été ajoutées avant et ne fonctionnent donc plus.',
    lines: {
      time: 'Heure : {{ time }}',
      device: 'Appareil : {{ device }}',
      ipAddress: 'Adresse IP : {{ ipAddress }}',
      email: 'Adresse e-mail : {{ email }}',
      oldEmail: 'Ancienne adresse e-mail : {{ oldEmail }}',
      newEmail: 'Nouvelle adresse e-mail : {{ newEmail }}',
      provider: 'Compte : {{ provider }}',
      deletionTime: 'Suppression : {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} sur {{ system }}',
    unknown: 'Inconnu',
    restoring: 'Pour conserver votre compte, connectez-vous avant cette date.',
    advice:
      'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant. Supprimez ensuite tout ce que vous ne reconnaissez pas dans les paramètres de votre compte.',
    adviceForAdministrator:
      'Si vous n’attendiez pas cette modification, contactez {{ projectDisplayName }}.',
    action: 'Ouvrir les paramètres du compte',
    reason:
      'Vous recevez cet e-mail car {{ recipientEmail }} est ou était une adresse e-mail d’un compte {{ projectDisplayName }}.',
  },
}
