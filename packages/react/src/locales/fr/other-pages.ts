import type { Texts } from '../text.js'

export const texts: Texts = {
  noCodeTitle: 'Il manque quelque chose',
  invalidLinkTitle: 'Ce lien ne fonctionne pas',
  expiredLinkTitle: 'Ce lien a expiré',
  usedLinkTitle: 'Ce lien a déjà été utilisé',
  spentLinkTitle: 'Ce lien a été essayé trop souvent',

  secondFactorTitle: 'Validation en deux étapes',
  secondFactor: 'Votre compte demande un code de votre application d’authentification.',
  secondFactorEnter: 'Saisir le code',

  switchAccount: 'Utiliser un autre compte',

  inviteAsk: 'Rejoindre {team} ?',
  inviteAskText: 'Vous rejoignez l’équipe avec ce compte. Ses membres en voient le nom et l’image.',
  inviteFrom: '{name} vous a invité.',
  inviteJoin: 'Rejoindre l’équipe',
  inviteIgnore: 'Pas maintenant',
  inviteSignInTitle: 'Une équipe vous invite',
  inviteSignIn:
    'Connectez-vous pour voir de quelle équipe il s’agit. Rien ne se passe sans votre accord.',
  inviteSignInKnown:
    'Connectez-vous pour continuer. Vous ne rejoindrez l’équipe qu’après avoir accepté.',
  inviteJoinedTitle: 'Bienvenue dans {team}',
  inviteJoined: 'Vous êtes maintenant membre de l’équipe.',
  inviteOpenTeam: 'Aller à l’équipe',
  inviteNoCode: 'Cette page s’ouvre depuis le lien d’une invitation. Ouvrez-y le lien en entier.',
  inviteInvalid:
    'Il est peut-être tronqué, ou l’invitation a été annulée. Rouvrez le lien dans l’e-mail ou adressez-vous à la personne qui vous a invité.',
  inviteExpired:
    'Les invitations ne sont valables que quelques jours. Demandez-en une nouvelle à la personne qui vous a invité.',
  inviteUsed:
    'Une invitation ne vaut que pour une personne. Si c’était vous, vous êtes déjà dans l’équipe.',
  inviteSpent:
    'Pour la sécurité de l’équipe, il est désormais bloqué. Demandez-en un nouveau à la personne qui vous a invité.',

  cliAsk: 'Autoriser un outil en ligne de commande ?',
  cliAskText: 'Un programme dans un terminal demande à utiliser {app} avec ce compte :',
  cliPhrase: 'Votre terminal doit afficher',
  cliWarning:
    'N’autorisez que ce que vous venez de lancer vous-même. Sinon, la personne qui vous a envoyé ici accède à votre compte.',
  cliShared:
    'L’outil partage votre session : si vous vous déconnectez dans ce navigateur, il l’est aussi.',
  cliSure: 'L’avez-vous lancé vous-même ?',
  cliSureText:
    'Un autre site vous a amené ici. Si quelqu’un vous a demandé d’ouvrir cette page, annulez : cette personne accéderait à votre compte.',
  cliSureYes: 'Oui, autoriser',
  cliSignInTitle: 'Connectez-vous d’abord',
  cliSignIn:
    'Un outil en ligne de commande vous attend. Connectez-vous, puis décidez s’il peut utiliser votre compte.',
  cliDoneTitle: 'C’est terminé',
  cliDone: 'Vous pouvez fermer cet onglet et revenir au terminal.',
  cliClose: 'Fermer cet onglet',
  cliNotClosed: 'Fermez cette page vous-même',
  cliGoneTitle: 'Demande expirée',
  cliGone:
    'Elle a expiré, a déjà reçu une réponse, ou son lien est tronqué. Recommencez dans votre terminal.',
  cliMaybeDoneTitle: 'C’est peut-être déjà fait',
  cliMaybeDone:
    'Votre premier essai a peut-être abouti. Regardez votre terminal ; s’il attend encore, recommencez-y.',
  cliDeniedTitle: 'Accès refusé',
  cliDenied: 'L’outil n’a pas eu accès à votre compte. Vous pouvez fermer cette page.',
  cliNoCode:
    'Cette page s’ouvre depuis le lien affiché par un outil en ligne de commande. Commencez dans votre terminal et ouvrez le lien en entier.',

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
  verifyCity: '{city}, {country}',
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
  magicLinkSwitch: 'Se connecter avec un autre compte ?',
  magicLinkAskText: 'Ne continuez que si vous avez demandé ce lien.',
  magicLinkElsewhere:
    'L’e-mail a été demandé dans un autre navigateur ou sur un autre appareil. Ne continuez que si c’était vous.',
  magicLinkReplaces: 'Vous serez déconnecté de :',
  magicLinkStay: 'Rester connecté en tant que {name}',
  magicLinkExpired:
    'Les liens ne sont valables que pour une durée limitée. Demandez un nouvel e-mail sur la page de connexion.',
  magicLinkUsed:
    'Un lien ne sert qu’une fois. Si vous n’êtes pas connecté, demandez un nouvel e-mail.',
  magicLinkSpent:
    'Pour votre sécurité, il est désormais bloqué. Demandez un nouvel e-mail sur la page de connexion.',
  magicLinkUnconfirmedTitle: 'Confirmez d’abord votre adresse',

  signOutAsk: 'Se déconnecter ?',
  signOutAskText: 'Un autre site vous a amené ici. Ne vous déconnectez que si vous le vouliez.',
  signOutClientAsk: '{client} demande à vous déconnecter ici aussi.',
  staySignedIn: 'Rester connecté',
  signingOut: 'Déconnexion en cours',
  signedOutTitle: 'Vous êtes déconnecté',
  signedOut:
    'Personne ne peut utiliser votre compte dans ce navigateur tant que vous ne vous reconnectez pas.',
  alreadySignedOut: 'Personne n’était connecté dans ce navigateur.',
  signOutUnconfirmed:
    'Vous êtes déconnecté dans ce navigateur. Le service est injoignable : votre session peut y rester ouverte jusqu’à ce qu’il soit prévenu.',

  mfaTitle: 'Saisissez le code de validation',
  mfaHelp: 'Saisissez le code à 6 chiffres de votre application d’authentification.',
  mfaVerify: 'Vérifier',
  mfaWrong: 'Ce code est incorrect. Saisissez celui qui est affiché maintenant.',
  mfaWrongAgain:
    'Ce code est incorrect lui aussi. Vérifiez que votre téléphone règle son heure automatiquement.',
  mfaUseRecovery: 'Utiliser un code de récupération',
  mfaUseApp: 'Utiliser l’application d’authentification',
  mfaRecoveryLabel: 'Code de récupération',
  mfaRecoveryTitle: 'Saisissez un code de récupération',
  mfaRecoveryHelp: 'Saisissez l’un des codes de récupération que vous avez enregistrés.',
  mfaRecoveryEmpty: 'Saisissez un code de récupération.',
  mfaRecoveryWrong: 'Ce code est incorrect ou a déjà été utilisé. Saisissez-en un autre.',
  mfaVerified: 'Votre code est correct.',
  mfaMissingTitle: 'Connectez-vous d’abord',
  mfaMissing:
    'Aucune connexion n’attend de code dans cet onglet, ou elle a attendu trop longtemps.',
  mfaExpired:
    'Une connexion n’attend son code que quelques minutes. Reconnectez-vous, puis saisissez un nouveau code.',
  mfaUsedTitle: 'Cette connexion est terminée',
  mfaUsed: 'Son code a déjà été saisi. Si vous n’êtes pas connecté, reconnectez-vous.',
  mfaSpentTitle: 'Trop de codes incorrects',
  mfaSpent:
    'Pour votre sécurité, cette connexion est interrompue. Reconnectez-vous, puis saisissez un nouveau code.',

  oauthWorkingTitle: 'Connexion en cours',
  takesMoment: 'Cela prend un instant.',
  oauthNothing:
    'Cette page s’ouvre au retour d’un fournisseur. Commencez par la page de connexion.',
  oauthLostTitle: 'La connexion n’a pas pu aboutir',
  oauthLost:
    'Elle a été commencée dans un autre navigateur ou onglet, ou il y a plus d’une heure, ou ce navigateur bloque les cookies. Personne n’a été connecté.',
  oauthFailed: 'La connexion auprès du fournisseur a échoué. Veuillez réessayer.',

  notFoundTitle: 'Page introuvable',
  notFound: 'Vérifiez l’adresse.',

  errorTitle: 'Une erreur s’est produite',
  errorText: 'Réessayez. Si cela se reproduit, envoyez ceci à l’assistance de l’application.',
  errorTime: 'Heure',
  otherAccountTitle: 'Ce compte est déjà pris',
  otherAccount:
    'Le compte chez le fournisseur appartient à un autre utilisateur de cette application. Connectez-vous avec lui ou choisissez-en un autre.',
  otherConnectionTitle: 'Un autre compte est associé',
  otherConnection:
    'Un autre compte de ce fournisseur vous est associé. Dissociez-le d’abord ou utilisez-le.',
  addressTakenTitle: 'Un compte existe déjà avec cette adresse e-mail',
  addressTaken:
    'L’adresse e-mail de ce compte appartient déjà à un utilisateur. Connectez-vous comme avant, puis associez le fournisseur dans vos paramètres.',
  refusedByApp: 'Cette application n’a pas accepté votre compte.',
  cameBackNowhere:
    'Ce site ne figure pas dans la liste des domaines de confiance. Signalez-le à ses responsables.',
  accessDeniedTitle: 'La connexion a été annulée',
  accessDenied:
    'Le fournisseur a refusé, ou vous avez annulé. Vous pouvez réessayer ou vous connecter autrement.',
  providerRefusedTitle: 'Le fournisseur a refusé la connexion',
  providerRefused:
    'Réessayez ou connectez-vous autrement. Si cela se reproduit, envoyez le code pour l’assistance aux responsables de cette application.',
  ssoNotAllowed:
    'Le fournisseur d’identité de votre organisation a envoyé une adresse e-mail qu’il ne peut pas connecter ici. Contactez votre administrateur.',
  ssoDeactivated: 'Votre organisation a désactivé ce compte. Contactez votre administrateur.',
  scopeRefusedTitle: 'Le fournisseur a refusé une autorisation',
  scopeRefused:
    'Cette application demande au fournisseur une autorisation qu’il n’accorde pas. Connectez-vous autrement et envoyez le code pour l’assistance aux responsables de cette application.',
  providerOutageTitle: 'Le fournisseur ne répond pas',
  providerOutage:
    'Le problème vient du fournisseur, pas de votre connexion Internet ni de votre compte. Réessayez dans quelques minutes ou connectez-vous autrement.',
  providerUnavailableTitle: 'Ce fournisseur n’est pas disponible',
  providerUnavailable: 'L’application ne le propose pas pour le moment. Connectez-vous autrement.',
  timedOutTitle: 'Le délai est dépassé',
  timedOut: 'La connexion auprès du fournisseur a expiré. Veuillez vous reconnecter.',
  recentSignInTitle: 'Reconnectez-vous d’abord',
  recentSignIn: 'Pour protéger votre compte, reconnectez-vous avant d’associer un fournisseur.',
  accountDeletionTitle: 'Votre compte va être supprimé',
  accountDeletion:
    'Suppression : {when}. Si vous gardez votre compte, vous pourrez vous reconnecter.',
  accountKeep: 'Garder mon compte',
  accountKeptTitle: 'Votre compte est conservé',
  accountKept: 'Connectez-vous pour continuer.',

  consentAsk: 'Autoriser {client} à utiliser votre compte ?',
  consentAskText: 'Vous vous y connecterez avec votre compte {app} :',
  consentUnverified:
    "Cette application n'est pas vérifiée. Toute application peut se nommer {client}.",
  consentUnverifiedHost: "Cette application n'est pas vérifiée. Son nom provient de {host}.",
  consentScopes: '{client} pourra :',
  consentDestination:
    'Vous serez redirigé vers {host}. Continuez uniquement si vous lui faites confiance.',
  consentLoopback:
    'Vous serez redirigé vers une application de cet ordinateur. Continuez uniquement si vous avez commencé depuis celle-ci.',
  consentDevice: 'Continuez uniquement si vous avez commencé sur votre propre appareil.',
  allow: 'Autoriser',
  deny: 'Refuser',
  consentSignInTitle: 'Connectez-vous d’abord',
  consentSignIn: 'Une autre application veut utiliser votre compte. Connectez-vous, puis décidez.',
  consentAgainTitle: 'Reconnectez-vous d’abord',
  consentAgain:
    'L’autre application demande une nouvelle connexion. Reconnectez-vous pour continuer.',
  consentGoneTitle: 'Demande expirée',
  consentGone: 'Revenez à l’autre application et recommencez.',
  consentNoCode: 'Ouvrez cette page depuis l’application à laquelle vous voulez vous connecter.',
  consentWorkingTitle: 'Retour en cours',
}
