import type { TextsOf } from '../text.js'

export const texts: TextsOf<'mails'> = {
  verifyAsk: 'Confirmez votre adresse e-mail',
  verifyAskText:
    'Vous avez ouvert le lien de notre e-mail. Confirmez que cette adresse est la vôtre.',
  verify: 'Confirmer',
  verifyWhose: 'Avez-vous créé ce compte ?',
  verifyWhoseText: 'Un compte sur {app} a été créé avec {email}.',
  verifyAdded: 'Est-ce votre compte ?',
  verifyAddedText: '{email} a été ajoutée à un compte sur {app}.',
  verifyCreated: 'Création',
  verifyDevice: 'Appareil',
  verifyPlace: 'Lieu',
  verifyMine: 'Oui, c’était moi',
  verifyNotMine: 'Non, ce n’était pas moi',
  rejectedTitle: 'Adresse e-mail retirée',
  rejected: 'Le compte n’utilise plus votre adresse e-mail.',
  rejectedSignedOut: 'Toutes ses sessions ont été fermées.',
  verifiedTitle: 'Adresse e-mail confirmée',
  verified: 'C’est terminé.',
  alreadyVerified: 'Votre adresse e-mail était déjà confirmée. Vous n’avez plus rien à faire.',
  noCode: 'Cette page s’ouvre depuis le lien d’un e-mail. Ouvrez-y le lien en entier.',
  invalidLink:
    'Il est peut-être tronqué ou mal saisi. Rouvrez le lien dans l’e-mail ou copiez-le en entier.',
  expiredLink:
    'Les liens sont valables pour une durée limitée ou jusqu’à l’envoi d’un lien plus récent. Demandez un nouvel e-mail.',
  expiredLinkSignedOut:
    'Les liens sont valables pour une durée limitée ou jusqu’à l’envoi d’un lien plus récent. Connectez-vous pour recevoir un nouvel e-mail.',
  usedLink: 'Si c’était vous, votre adresse est confirmée et vous n’avez plus rien à faire.',
  spentLink: 'Pour votre sécurité, il est désormais bloqué. Demandez un nouvel e-mail.',
  spentLinkSignedOut:
    'Pour votre sécurité, il est désormais bloqué. Connectez-vous pour recevoir un nouvel e-mail.',
  sendNewLink: 'Renvoyer l’e-mail',

  forgotPassword: 'Mot de passe oublié ?',
  forgotText: 'Saisissez votre adresse e-mail et nous vous enverrons un lien de réinitialisation.',
  forgotSend: 'Envoyer le lien',
  forgotBack: 'Retour à la connexion',
  forgotOffTitle: 'Les mots de passe sont désactivés',
  forgotOff: 'Cette application se passe de mots de passe. Connectez-vous autrement.',
  forgotSentTitle: 'Consultez vos e-mails',
  forgotSent:
    'Si {email} correspond à un compte, un e-mail avec un lien est en route. Regardez aussi dans les courriers indésirables.',
  forgotAgain: 'Renvoyer l’e-mail',
  forgotOtherAddress: 'Utiliser une autre adresse',
  forgotSignedIn:
    'Vous pouvez changer votre mot de passe dans les paramètres du compte. Si vous ne le connaissez plus, faites-vous envoyer un lien.',
  forgotSignedInNoEmail: 'Vous pouvez changer votre mot de passe dans les paramètres du compte.',

  resetTitle: 'Choisissez un nouveau mot de passe',
  resetText: 'Tous les appareils connectés à votre compte seront alors déconnectés.',
  resetRepeat: 'Confirmer le nouveau mot de passe',
  resetMismatch: 'Les mots de passe ne sont pas identiques.',
  resetSave: 'Réinitialiser le mot de passe',
  resetDoneTitle: 'Mot de passe modifié',
  resetDone:
    'Tous vos appareils ont été déconnectés. Connectez-vous avec votre nouveau mot de passe.',
  resetRemoved:
    'Si cette adresse e-mail n’était pas encore confirmée, les autres méthodes de connexion ont été supprimées.',
  resetNoCode:
    'Cette page s’ouvre depuis le lien d’un e-mail. Si vous n’en avez pas, demandez-en un.',
  resetInvalid:
    'Il est peut-être tronqué ou mal saisi. Rouvrez le lien dans l’e-mail ou demandez-en un nouveau.',
  resetExpired:
    'Les liens pour changer de mot de passe sont valables pour une durée limitée ou jusqu’à l’envoi d’un lien plus récent. Demandez-en un nouveau.',
  resetUsed:
    'Un lien ne sert que pour un mot de passe. Si c’était vous, connectez-vous avec celui-là ; sinon, demandez un nouveau lien.',
  resetSpent: 'Pour votre sécurité, il est désormais bloqué. Demandez-en un nouveau.',
  resetNewLink: 'Envoyer un nouveau lien',
  resetRejectedTitle: 'Le mot de passe a été refusé',
  resetRejected:
    'Le lien a servi et n’est plus valable. Demandez-en un nouveau, puis choisissez un autre mot de passe.',

  magicLinkAsk: 'Poursuivre la connexion ?',
  magicLinkAskText: 'Vous avez ouvert le lien de notre e-mail. Continuez si vous l’avez demandé.',
  magicLinkElsewhere:
    'L’e-mail a été demandé dans un autre navigateur ou sur un autre appareil. Ne continuez que si c’était vous.',
  magicLinkReplaces: 'Une personne est connectée ici et serait déconnectée :',
  magicLinkStay: 'Rester connecté en tant que {name}',
  magicLinkExpired:
    'Les liens ne sont valables que pour une durée limitée. Demandez un nouvel e-mail sur la page de connexion.',
  magicLinkUsed:
    'Un lien ne sert qu’une fois. Si vous n’êtes pas connecté, demandez un nouvel e-mail.',
  magicLinkSpent:
    'Pour votre sécurité, il est désormais bloqué. Demandez un nouvel e-mail sur la page de connexion.',
  magicLinkUnconfirmedTitle: 'Confirmez d’abord votre adresse',
}
