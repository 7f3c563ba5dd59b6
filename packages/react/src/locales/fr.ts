import type { Labels } from './text.js'

/**
 * French. People are addressed with "vous", and by infinitives on buttons. Before ? and ; stands a
 * narrow no-break space, before : and within « » a wide one.
 */
export const fr: Labels = {
  loading: 'Chargement',
  noScript:
    'Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
  retry: 'Réessayer',
  continue: 'Continuer',
  home: 'Aller à l’accueil',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Sélectionnez-le et copiez-le vous-même',
  supportCode: 'Code pour l’assistance',

  email: 'Adresse e-mail',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailInvalid: 'Saisissez une seule adresse e-mail, par exemple nom@example.com.',
  password: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  passwordShow: 'Afficher le mot de passe',
  passwordHide: 'Masquer le mot de passe',
  passwordTooShort: 'Utilisez au moins {count} caractères.',
  passwordTooShortUnknown: 'Utilisez plus de caractères.',
  passwordTooLong: 'Utilisez au maximum {count} caractères.',
  passwordTooLongUnknown: 'Utilisez moins de caractères.',
  passwordGuessable: 'Facile à deviner. Variez davantage les caractères.',
  passwordLongEnough: 'Assez long. Plus il est long, plus il est sûr.',
  passwordStrong: 'Un mot de passe sûr.',

  offline: 'Vous êtes hors ligne. Vérifiez votre connexion Internet, puis réessayez.',
  unreachable: 'Aucune réponse. Vérifiez votre connexion Internet ou réessayez dans un instant.',
  rateLimited: 'Cela fait beaucoup d’essais. Vous pourrez continuer dans {wait}.',
  rateLimitOver: 'Vous pouvez continuer.',
  unexpected: 'Un problème est survenu. Veuillez réessayer.',
  unavailableTitle: 'Impossible de charger cette page',

  signedInTitle: 'Vous êtes connecté',
  continueAs: 'Continuer en tant que {name}',
  signOut: 'Se déconnecter',

  signIn: 'Se connecter',
  wrongPassword: 'Adresse e-mail ou mot de passe incorrect.',
  noAccount: 'Pas encore de compte ?',
  noMethodTitle: 'La connexion est désactivée',
  noMethod:
    'Aucun moyen de connexion n’est encore activé pour cette application. Adressez-vous à ses responsables.',

  forgotten: 'Oublié ?',
  mailSend: 'Recevoir un code',
  mailHelp: 'Nous envoyons un code et un lien de connexion. Aucun mot de passe n’est nécessaire.',
  mailInstead: 'Recevoir plutôt un code par e-mail',
  passwordInstead: 'Utiliser plutôt un mot de passe',
  or: 'ou',
  continueWith: 'Continuer avec {provider}',
  lastUsed: 'Dernier utilisé',
  signInAnonymously: 'Continuer sans compte',

  mailCodeTitle: 'Saisissez le code',
  mailCodeSent: 'Nous avons envoyé un e-mail à {email}.',
  mailCodeEdit: 'Modifier',
  mailCodeOpen: 'Ouvrir ma messagerie',
  mailCodeHelp: 'Six lettres ou chiffres. Le lien de l’e-mail fonctionne aussi.',
  mailCodeNotSix: 'Saisissez les six lettres ou chiffres du code.',
  mailCodeWrong: 'Ce code est incorrect. Utilisez celui de l’e-mail le plus récent.',
  mailCodeExpired: 'Ce code a expiré. Demandez-en un nouveau.',
  mailCodeUsed: 'Ce code a déjà été utilisé. Demandez-en un nouveau.',
  mailCodeSpent: 'Ce code a été essayé trop souvent. Demandez-en un nouveau.',
  mailCodeResend: 'Envoyer un nouveau code',

  passkeySignIn: 'Se connecter avec une clé d’accès',
  passkeyCancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.',
  passkeyUnsupported:
    'Ce navigateur ne peut pas utiliser de clé d’accès ici. Connectez-vous autrement.',
  passkeyWrongSite:
    'Les clés d’accès ne fonctionnent pas à cette adresse de l’application. Connectez-vous autrement.',
  passkeyUnknown: 'Cette clé d’accès est inconnue ici. Connectez-vous autrement.',
  passkeyFailed:
    'Votre appareil n’a pas pu utiliser la clé d’accès. Réessayez ou connectez-vous autrement.',

  obstacleFramed: 'Les fournisseurs ne s’ouvrent pas à l’intérieur d’une autre page.',
  obstacleOpen: 'Ouvrir cette page à part',
  obstacleInsecure:
    'Les fournisseurs exigent une connexion sécurisée : ouvrez cette page en https.',
  obstacleForgetful:
    'Les fournisseurs ont besoin de cookies. Autorisez-les pour ce site, puis rechargez la page.',

  signUp: 'Créer un compte',
  haveAccount: 'Déjà un compte ?',
  emailExists: 'Un compte existe déjà avec cette adresse.',
  signUpOffTitle: 'Les inscriptions sont fermées',
  signUpOff:
    'La création de comptes n’est pas activée pour ce projet. Demandez à son propriétaire de l’activer.',
  noSignUpMethod:
    'Aucun moyen de créer un compte n’est encore activé pour cette application. Adressez-vous à ses responsables.',
  signedUpTitle: 'Votre compte est prêt',
  signedUp:
    'Un e-mail est en route vers {email}. Ouvrez son lien pour confirmer que cette adresse est la vôtre.',

  signOutAsk: 'Se déconnecter ?',
  signOutAskText: 'Un autre site vous a amené ici. Ne vous déconnectez que si vous le vouliez.',
  staySignedIn: 'Rester connecté',
  signingOut: 'Déconnexion en cours',
  signingOutText: 'Cela prend un instant.',
  signedOutTitle: 'Vous êtes déconnecté',
  signedOut:
    'Personne ne peut utiliser votre compte dans ce navigateur tant que vous ne vous reconnectez pas.',
  alreadySignedOut: 'Personne n’était connecté dans ce navigateur.',
  signOutUnconfirmed:
    'Vous êtes déconnecté dans ce navigateur. Le service est injoignable : votre session peut y rester ouverte jusqu’à ce qu’il soit prévenu.',
  signInAgain: 'Se reconnecter',

  verifyAsk: 'Confirmez votre adresse e-mail',
  verifyAskText:
    'Vous avez ouvert le lien de notre e-mail. Confirmez que cette adresse est la vôtre.',
  verify: 'Confirmer',
  cancel: 'Annuler',
  verifyChecking: 'Vérification de votre lien',
  verifiedTitle: 'Adresse confirmée',
  verified: 'Votre adresse e-mail est confirmée.',
  alreadyVerified: 'Votre adresse e-mail était déjà confirmée. Vous n’avez plus rien à faire.',
  noCodeTitle: 'Il manque quelque chose',
  noCode: 'Cette page s’ouvre depuis le lien d’un e-mail. Ouvrez-y le lien en entier.',
  invalidLinkTitle: 'Ce lien ne fonctionne pas',
  invalidLink:
    'Il est peut-être tronqué ou mal saisi. Rouvrez le lien dans l’e-mail ou copiez-le en entier.',
  expiredLinkTitle: 'Ce lien a expiré',
  expiredLink: 'Les liens ne sont valables que quelques jours. Demandez un nouvel e-mail.',
  expiredLinkSignedOut:
    'Les liens ne sont valables que quelques jours. Connectez-vous pour recevoir un nouvel e-mail.',
  usedLinkTitle: 'Ce lien a déjà été utilisé',
  usedLink: 'Si c’était vous, votre adresse est confirmée et vous n’avez plus rien à faire.',
  spentLinkTitle: 'Ce lien a été essayé trop souvent',
  spentLink: 'Pour votre sécurité, il est désormais bloqué. Demandez un nouvel e-mail.',
  spentLinkSignedOut:
    'Pour votre sécurité, il est désormais bloqué. Connectez-vous pour recevoir un nouvel e-mail.',
  sendNewLink: 'Envoyer un nouvel e-mail',
  newLinkSent: 'Un nouvel e-mail est en route vers {email}.',
  sendAgainIn: 'Renvoyer dans {wait}',
  siteNotTrusted:
    'Ce site ne figure pas dans la liste des domaines de confiance : aucun e-mail ne peut y renvoyer.',

  forgotPassword: 'Mot de passe oublié ?',
  forgotText:
    'Saisissez l’adresse de votre compte. Nous enverrons un lien pour choisir un nouveau mot de passe.',
  forgotSend: 'Envoyer le lien',
  forgotBack: 'Retour à la connexion',
  forgotOffTitle: 'Les mots de passe sont désactivés',
  forgotOff: 'Cette application se passe de mots de passe. Connectez-vous autrement.',
  forgotSentTitle: 'Consultez votre messagerie',
  forgotSent:
    'Si {email} correspond à un compte, un e-mail avec un lien est en route. Regardez aussi dans les courriers indésirables.',
  forgotAgain: 'Renvoyer',
  forgotOtherAddress: 'Utiliser une autre adresse',
  forgotSignedIn:
    'Vous pouvez changer votre mot de passe dans les paramètres du compte. Si vous ne le connaissez plus, faites-vous envoyer un lien.',
  forgotSignedInNoEmail: 'Vous pouvez changer votre mot de passe dans les paramètres du compte.',
  forgotSettings: 'Paramètres du compte',

  resetTitle: 'Choisissez un nouveau mot de passe',
  resetText: 'Tous les appareils connectés à votre compte seront alors déconnectés.',
  resetPassword: 'Nouveau mot de passe',
  resetRepeat: 'Nouveau mot de passe, encore une fois',
  resetMismatch: 'Les mots de passe ne sont pas identiques.',
  resetSave: 'Enregistrer le mot de passe',
  resetDoneTitle: 'Votre mot de passe a été changé',
  resetDone:
    'Il est valable dès maintenant. Tous les appareils sont déconnectés : connectez-vous avec lui.',
  resetNoCode:
    'Cette page s’ouvre depuis le lien d’un e-mail. Si vous n’en avez pas, demandez-en un.',
  resetInvalid:
    'Il est peut-être tronqué ou mal saisi. Rouvrez le lien dans l’e-mail ou demandez-en un nouveau.',
  resetExpired:
    'Les liens pour changer de mot de passe ne sont valables que quelques jours. Demandez-en un nouveau.',
  resetUsed:
    'Un lien ne sert que pour un mot de passe. Si c’était vous, connectez-vous avec celui-là ; sinon, demandez un nouveau lien.',
  resetSpent: 'Pour votre sécurité, il est désormais bloqué. Demandez-en un nouveau.',
  resetNewLink: 'Envoyer un nouveau lien',
  resetRejectedTitle: 'Le mot de passe a été refusé',
  resetRejected:
    'Le lien a servi et n’est plus valable. Demandez-en un nouveau, puis choisissez un autre mot de passe.',

  code: 'Code',

  mfaTitle: 'Saisissez votre code',
  mfaHelp: 'Votre application d’authentification affiche six chiffres pour ce compte.',
  mfaVerify: 'Vérifier',
  mfaNotSix: 'Saisissez les six chiffres affichés par votre application d’authentification.',
  mfaWrong: 'Ce code est incorrect. Saisissez celui qui est affiché maintenant.',
  mfaWrongAgain:
    'Ce code est incorrect lui aussi. Vérifiez que votre téléphone règle son heure automatiquement.',
  mfaVerified: 'Votre code est correct.',
  mfaMissingTitle: 'Connectez-vous d’abord',
  mfaMissing:
    'Aucune connexion n’attend de code dans cet onglet, ou elle a attendu trop longtemps.',
  mfaExpiredTitle: 'Le délai est dépassé',
  mfaExpired:
    'Une connexion n’attend son code que quelques minutes. Reconnectez-vous, puis saisissez un nouveau code.',
  mfaUsedTitle: 'Cette connexion est terminée',
  mfaUsed: 'Son code a déjà été saisi. Si vous n’êtes pas connecté, reconnectez-vous.',
  mfaSpentTitle: 'Trop de codes incorrects',
  mfaSpent:
    'Pour votre sécurité, cette connexion est interrompue. Reconnectez-vous, puis saisissez un nouveau code.',

  secondFactorTitle: 'Encore une étape',
  secondFactor: 'Votre compte demande un code de votre application d’authentification.',
  secondFactorEnter: 'Saisir le code',

  oauthWorkingTitle: 'Connexion en cours',
  oauthWorking: 'Cela prend un instant.',
  oauthDone: 'Vous pouvez continuer.',
  oauthNothing:
    'Cette page s’ouvre au retour d’un fournisseur. Commencez par la page de connexion.',
  oauthLostTitle: 'Cette connexion ne peut pas aboutir ici',
  oauthLost:
    'Elle a été commencée dans un autre navigateur ou onglet, ou il y a plus d’une heure, ou ce navigateur bloque les cookies. Personne n’a été connecté.',
  oauthFailed: 'La connexion auprès du fournisseur a échoué. Veuillez réessayer.',
  wrongDigits: 'Code incorrect. Veuillez vous reconnecter.',

  magicLinkAsk: 'Se connecter ?',
  magicLinkAskText: 'Vous avez ouvert le lien de notre e-mail. Continuez si vous l’avez demandé.',
  magicLinkElsewhere:
    'L’e-mail a été demandé dans un autre navigateur ou sur un autre appareil. Ne continuez que si c’était vous.',
  magicLinkReplaces: 'Une personne est connectée ici et serait déconnectée :',
  magicLinkStay: 'Rester connecté en tant que {name}',
  magicLinkDone: 'Le lien vous a connecté.',
  magicLinkExpired:
    'Les liens ne sont valables que quelques jours. Demandez un nouvel e-mail sur la page de connexion.',
  magicLinkUsed:
    'Un lien ne sert qu’une fois. Si vous n’êtes pas connecté, demandez un nouvel e-mail.',
  magicLinkSpent:
    'Pour votre sécurité, il est désormais bloqué. Demandez un nouvel e-mail sur la page de connexion.',
  magicLinkUnconfirmedTitle: 'Confirmez d’abord votre adresse',
  emailUnconfirmed:
    'Cette adresse n’est pas encore confirmée. Ouvrez le lien du premier e-mail ou connectez-vous autrement.',

  switchAccount: 'Utiliser un autre compte',

  inviteAsk: 'Rejoindre {team} ?',
  inviteAskText:
    'Vous rejoignez l’équipe avec ce compte. Ses membres en voient le nom et la photo.',
  inviteJoin: 'Rejoindre',
  inviteIgnore: 'Ignorer',
  inviteSignInTitle: 'Une équipe vous invite',
  inviteSignIn:
    'Connectez-vous pour voir de quelle équipe il s’agit. Rien ne se passe sans votre accord.',
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
  cliAuthorize: 'Autoriser',
  cliSure: 'L’avez-vous lancé vous-même ?',
  cliSureText:
    'Un autre site vous a amené ici. Si quelqu’un vous a demandé d’ouvrir cette page, annulez : cette personne accéderait à votre compte.',
  cliSureYes: 'Oui, autoriser',
  cliSignInTitle: 'Connectez-vous d’abord',
  cliSignIn:
    'Un outil en ligne de commande vous attend. Connectez-vous, puis décidez s’il peut utiliser votre compte.',
  cliDoneTitle: 'L’outil est connecté',
  cliDone: 'Retournez à votre terminal. Cette page ne sert plus.',
  cliClose: 'Fermer cette page',
  cliNotClosed: 'Votre navigateur vous laisse la fermer',
  cliGoneTitle: 'Cette demande n’est plus ouverte',
  cliGone:
    'Elle a expiré, a déjà reçu une réponse, ou son lien est tronqué. Recommencez dans votre terminal.',
  cliMaybeDoneTitle: 'C’est peut-être déjà fait',
  cliMaybeDone:
    'Votre premier essai a peut-être abouti. Regardez votre terminal ; s’il attend encore, recommencez-y.',
  cliDeniedTitle: 'Rien n’a été autorisé',
  cliDenied: 'L’outil n’a pas eu accès à votre compte. Vous pouvez fermer cette page.',
  cliNoCode:
    'Cette page s’ouvre depuis le lien affiché par un outil en ligne de commande. Commencez dans votre terminal et ouvrez le lien en entier.',
  cliFramedTitle: 'Ouvrez cette page à part',
  cliFramed: 'Elle se trouve dans la page d’un autre site, qui pourrait en masquer une partie.',
  cliOpen: 'Ouvrir dans une nouvelle fenêtre',

  settingsTitle: 'Compte',
  settingsSections: 'Rubriques',
  settingsBack: 'Tous les paramètres',
  settingsSaved: 'Enregistré.',
  settingsSave: 'Enregistrer',
  settingsClose: 'Fermer',
  settingsOn: 'Activé',
  settingsReload: 'Recharger la page',
  settingsDenied: 'Vous n’en avez pas le droit. Adressez-vous à une personne qui gère l’équipe.',
  settingsSignedOutTitle: 'Vous êtes déconnecté',
  settingsSignedOut: 'Connectez-vous pour voir votre compte.',
  settingsImpersonated: 'Vous voyez ce compte au nom de son propriétaire.',
  settingsImpersonation: 'Au nom du propriétaire',
  settingsUnsavedTitle: 'Quitter sans enregistrer ?',
  settingsUnsaved: 'Ce que vous avez saisi ici n’est pas encore enregistré et sera perdu.',
  settingsUnsavedLeave: 'Quitter sans enregistrer',
  settingsConfirmTitle: 'Reconnectez-vous d’abord',
  settingsConfirm:
    'Votre connexion date un peu. Pour protéger votre compte, reconnectez-vous. Vous reviendrez ici.',
  settingsNotYouTitle: 'Réservé au propriétaire',
  settingsNotYou:
    'Vous agissez au nom d’une autre personne. Seul le propriétaire peut modifier ce qui protège son compte.',
  settingsLastWay:
    'C’est votre seul moyen de vous connecter. Ajoutez-en un autre avant de le désactiver.',

  settingsProfile: 'Profil',
  settingsPicture: 'Photo',
  settingsPictureHelp: 'Les autres la voient à côté de votre nom.',
  settingsName: 'Nom',
  settingsNameHelp: 'Le nom sous lequel les autres vous voient.',
  settingsNameMissing: 'Saisissez un nom.',
  pictureChoose: 'Choisir une image',
  pictureChange: 'Changer l’image',
  pictureRemove: 'Supprimer l’image',
  pictureBroken: 'Ce fichier n’est pas une image lisible. Choisissez un fichier PNG ou JPEG.',
  pictureCropTitle: 'Déplacer et zoomer',
  pictureZoom: 'Zoom',
  pictureAcross: 'Gauche et droite',
  pictureDown: 'Haut et bas',
  pictureKeep: 'Utiliser cette image',

  settingsEmails: 'E-mail et connexion',
  settingsEmailList: 'Vos adresses',
  settingsEmailListHelp: 'Vos e-mails arrivent à l’adresse principale.',
  settingsEmailNone:
    'Il n’y a pas encore d’adresse. Ajoutez-en une pour que l’application puisse vous joindre.',
  settingsPrimary: 'Principale',
  settingsNotVerified: 'Non confirmée',
  settingsSignsIn: 'Sert à se connecter',
  settingsVerify: 'Envoyer l’e-mail de confirmation',
  settingsMakePrimary: 'Définir comme principale',
  settingsUseToSignIn: 'Utiliser pour se connecter',
  settingsStopSignIn: 'Ne plus utiliser pour se connecter',
  settingsRemove: 'Supprimer',
  settingsEmailLast:
    'Sans cette adresse, vous ne pourriez plus vous connecter. Ajoutez un autre moyen de connexion avant de la supprimer.',
  settingsEmailTaken: 'Une autre personne se connecte avec cette adresse.',
  settingsEmailTwice: 'Vous avez déjà cette adresse.',
  settingsEmailRemoveTitle: 'Supprimer {email} ?',
  settingsEmailRemoveText: 'Vous ne pourrez plus vous connecter avec elle ni y recevoir d’e-mails.',
  settingsEmailRemovePrimary:
    'C’est votre adresse principale. Tant que vous n’en choisissez pas une autre, l’application ne peut pas vous envoyer d’e-mails.',
  settingsEmailRemove: 'Supprimer l’adresse',
  settingsEmailAdd: 'Ajouter une adresse',
  settingsEmailAddHelp: 'Elle recevra un e-mail avec un lien pour confirmer qu’elle est à vous.',
  settingsEmailAddButton: 'Ajouter l’adresse',

  settingsSecurity: 'Sécurité',
  settingsPassword: 'Mot de passe',
  settingsPasswordHelp: 'Le changer vous déconnecte partout ailleurs.',
  settingsPasswordNone: 'Vous n’avez pas encore de mot de passe.',
  settingsPasswordSet: 'Définir un mot de passe',
  settingsPasswordChange: 'Changer de mot de passe',
  settingsPasswordOld: 'Mot de passe actuel',
  settingsPasswordSave: 'Enregistrer le mot de passe',
  settingsPasswordWrong: 'Ce n’est pas votre mot de passe actuel.',
  settingsPasskey: 'Clé d’accès',
  settingsPasskeyHelp:
    'Vous pouvez vous connecter avec votre empreinte, votre visage ou le verrouillage de l’écran.',
  settingsPasskeyNone:
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe.',
  settingsPasskeyAdd: 'Ajouter une clé d’accès',
  settingsPasskeyReplace: 'Remplacer la clé d’accès',
  settingsPasskeyRemove: 'Supprimer la clé d’accès',
  settingsPasskeyRemoveTitle: 'Supprimer votre clé d’accès ?',
  settingsPasskeyRemoveText:
    'Vous ne pourrez plus vous connecter avec elle. Votre appareil garde sa moitié jusqu’à ce que vous l’y supprimiez.',
  settingsPasskeyStopped: 'Aucune clé d’accès n’a été ajoutée. Vous pouvez réessayer.',
  settingsPasskeyThere: 'Cet appareil a déjà une clé d’accès pour votre compte.',
  settingsPasskeyFailed:
    'Cet appareil ou ce site ne peut pas créer de clé d’accès. Essayez avec un autre appareil.',
  settingsPasskeyLate: 'Le délai est dépassé. Réessayez.',
  settingsMailCode: 'Connexion par e-mail',
  settingsMailCodeHelp: 'Un e-mail avec un lien et un code vous connecte, sans mot de passe.',
  settingsMailCodeOn: 'Activer la connexion par e-mail',
  settingsMailCodeOff: 'Désactiver la connexion par e-mail',
  settingsAuthenticator: 'Application d’authentification',
  settingsAuthenticatorNone:
    'Demander à chaque connexion six chiffres d’une application de votre téléphone.',
  settingsAuthenticatorHelp:
    'Chaque connexion demande les six chiffres affichés par votre application.',
  settingsAuthenticatorOn: 'Configurer une application',
  settingsAuthenticatorScan: 'Scannez cette image avec votre application d’authentification.',
  settingsAuthenticatorPicture: 'Image pour l’appareil photo d’une application d’authentification',
  settingsAuthenticatorText:
    'Pas d’appareil photo ? Saisissez ce secret dans l’application. Il n’est affiché que maintenant.',
  settingsAuthenticatorType: 'Saisissez les six chiffres que l’application affiche maintenant.',
  settingsAuthenticatorConfirm: 'Activer',
  settingsAuthenticatorWrong:
    'Ces chiffres ne correspondent pas à ce secret. Saisissez ceux qui sont affichés maintenant et vérifiez l’heure de votre téléphone.',
  settingsAuthenticatorOff: 'Désactiver l’application',
  settingsAuthenticatorOffTitle: 'Désactiver l’application d’authentification ?',
  settingsAuthenticatorOffText:
    'Quiconque connaît votre mot de passe pourra alors se connecter. Pour la réactiver, il faudra la configurer de nouveau.',
  settingsProviders: 'Comptes associés',
  settingsProvidersHelp: 'Connectez-vous avec un compte que vous avez ailleurs.',
  settingsConnect: 'Associer',
  settingsConnected: 'Associé',
  settingsProviderUnavailable: 'Ce fournisseur ne peut pas être associé pour le moment.',

  settingsSessions: 'Sessions',
  settingsSessionList: 'Où vous êtes connecté',
  settingsSessionsHelp:
    'Déconnectez ce que vous ne reconnaissez pas, puis changez de mot de passe.',
  settingsSessionCurrent: 'Cet appareil',
  settingsSessionNowhere: 'Pas un navigateur',
  settingsSessionSomewhere: 'Lieu inconnu',
  settingsSessionCreated: 'Connexion {when}',
  settingsSessionUsed: 'dernière utilisation {when}',
  settingsSessionAlone: 'Vous n’êtes connecté nulle part ailleurs.',
  settingsSessionRevoke: 'Déconnecter',
  settingsSessionRevokeAll: 'Déconnecter partout ailleurs',
  settingsSessionRevokeAllTitle: 'Déconnecter partout ailleurs ?',
  settingsSessionRevokeAllText:
    'Vous restez connecté ici. Il faudra se reconnecter sur tous les autres appareils.',

  settingsKeys: 'Clés d’API',
  settingsKeyList: 'Vos clés',
  settingsKeysHelp:
    'Avec une clé, un programme agit en votre nom. Donnez la sienne à chaque programme.',
  settingsTeamKeysHelp:
    'Avec une clé, un programme agit pour l’équipe. Donnez la sienne à chaque programme.',
  settingsKeysOff: 'Les clés d’API sont désactivées dans cette application.',
  settingsKeyNone: 'Il n’y a pas encore de clé.',
  settingsKeyImpersonated: 'Seul le propriétaire du compte peut créer des clés.',
  settingsKeyCreate: 'Créer une clé',
  settingsKeyName: 'À quoi elle sert',
  settingsKeyNameHelp: 'Vous la reconnaîtrez ainsi plus tard.',
  settingsKeyNoName: 'Indiquez à quoi sert la clé.',
  settingsKeyLifetime: 'Durée de validité',
  settingsKeyDays: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  settingsKeyForever: 'Jusqu’à sa révocation',
  settingsKeyPublicLabel: 'Clé publique',
  settingsKeyPublicHelp: 'Tout le monde peut la voir, par exemple dans le code d’une page.',
  settingsKeyPublic: 'Publique',
  settingsKeyValid: 'Valide',
  settingsKeyExpired: 'Expirée',
  settingsKeyRevoked: 'Révoquée',
  settingsKeyCreated: 'créée {when}',
  settingsKeyExpires: 'expiration {when}',
  settingsKeyRevealTitle: 'Copiez votre clé maintenant',
  settingsKeyReveal:
    'Elle n’est affichée que cette fois. Gardez-la là où seul le programme peut la lire.',
  settingsKeyKept: 'Je l’ai copiée',
  settingsKeyRevoke: 'Révoquer la clé',
  settingsKeyRevokeTitle: 'Révoquer « {name} » ?',
  settingsKeyRevokeText:
    'Les programmes qui l’utilisent cessent aussitôt de fonctionner. C’est irréversible.',
  settingsKeyStaysPublic: 'Une clé publique ne peut pas être révoquée.',

  settingsTeam: 'Équipe',
  settingsTeamGone: 'Cette équipe n’existe pas',
  settingsTeamGoneText: 'Elle a été supprimée, ou vous n’en êtes pas membre.',
  settingsTeamLooks: 'Nom et image',
  settingsTeamLooksHelp: 'Tous les membres les voient.',
  settingsTeamLooksDenied: 'Seuls certains membres peuvent les modifier.',
  settingsTeamName: 'Nom de l’équipe',
  settingsTeamNoName: 'Donnez un nom à l’équipe.',
  settingsOwnName: 'Votre nom dans cette équipe',
  settingsOwnNameHelp: 'Seule cette équipe le voit.',
  settingsOwnNameLabel: 'Votre nom ici',
  settingsMembers: 'Membres',
  settingsMembersSearch: 'Rechercher par nom',
  settingsMembersFound: {
    one: '{count} membre trouvé',
    many: '{count} de membres trouvés',
    other: '{count} membres trouvés',
  },
  settingsMemberYou: 'Vous',
  settingsMemberNameless: 'Sans nom',
  settingsPageOf: '{from}–{to} sur {all}',
  settingsPageBack: 'Précédent',
  settingsPageOn: 'Suivant',
  settingsInvite: 'Envoyer l’invitation',
  settingsInvited: 'Une invitation est en route vers {email}.',
  settingsInvitations: 'Invitations en attente',
  settingsInvitationNone: 'Personne n’est invité pour le moment.',
  settingsInvitationExpires: 'expire {when}',
  settingsInvitationRevoke: 'Annuler l’invitation',
  settingsLeave: 'Quitter l’équipe',
  settingsLeaveHelp: 'L’équipe continue, sans vous.',
  settingsLeaveTitle: 'Quitter {team} ?',
  settingsLeaveText:
    'Vous perdez l’accès à ce qui appartient à l’équipe. Seule une invitation vous y ramène.',
  settingsNewTeam: 'Créer une équipe',
  settingsNewTeamHelp: 'Vous en serez le premier membre, puis vous inviterez les autres.',
  settingsNewTeamCreate: 'Créer l’équipe',
  settingsNewTeamOff: 'Cette application ne permet pas de créer des équipes.',

  settingsSettings: 'Paramètres',
  settingsSignOutHelp: 'Sur cet appareil seulement.',
  settingsDelete: 'Supprimer le compte',
  settingsDeleteHelp: 'Tout ce que l’application conserve à votre sujet disparaît avec lui.',
  settingsDeleteTitle: 'Supprimer votre compte ?',
  settingsDeleteText:
    'Votre compte et tout ce qui en fait partie disparaissent aussitôt. Personne ne peut les rétablir.',
  settingsDeleteType: 'Pour continuer, saisissez {phrase}',
  settingsDeleteWord: 'supprimer',
  settingsDeleteLabel: 'À saisir ici',
  settingsDeleteMismatch: 'Le texte est différent.',

  userMenu: 'Compte : {name}',
  userMenuSettings: 'Paramètres du compte',
  userMenuSignOut: 'Se déconnecter',
  teamMenu: 'Équipe',
  teamMenuNone: 'Choisir une équipe',
  teamMenuEmpty: 'Vous n’êtes encore dans aucune équipe. Demandez à quelqu’un de vous inviter.',
  teamMenuCreate: 'Créer une équipe',
  teamMenuName: 'Nom de l’équipe',
  teamMenuNameMissing: 'Saisissez un nom.',

  notFoundTitle: 'Cette page n’existe pas',
  notFound: 'L’adresse est mal saisie, ou cette application ne propose pas cette page.',

  errorTitle: 'Cela n’a pas fonctionné',
  errorText: 'Un problème est survenu en chemin. Revenez en arrière et réessayez.',
  otherAccountTitle: 'Ce compte est déjà pris',
  otherAccount:
    'Le compte chez le fournisseur appartient à un autre utilisateur de cette application. Connectez-vous avec lui ou choisissez-en un autre.',
  otherConnectionTitle: 'Un autre compte est associé',
  otherConnection:
    'Un autre compte de ce fournisseur vous est associé. Dissociez-le d’abord ou utilisez-le.',
  addressTakenTitle: 'Vous vous connectiez autrement jusqu’ici',
  addressTaken:
    'L’adresse e-mail de ce compte appartient déjà à un utilisateur. Connectez-vous comme avant, puis associez le fournisseur dans vos paramètres.',
  cameBackNowhere:
    'Ce site ne figure pas dans la liste des domaines de confiance. Signalez-le à ses responsables.',
  accessDeniedTitle: 'L’accès a été refusé',
  accessDenied:
    'Le fournisseur a refusé, ou vous avez annulé. Vous pouvez réessayer ou vous connecter autrement.',
  providerUnavailableTitle: 'Ce fournisseur n’est pas disponible',
  providerUnavailable: 'L’application ne le propose pas pour le moment. Connectez-vous autrement.',
  timedOutTitle: 'Le délai est dépassé',
  timedOut: 'La connexion auprès du fournisseur a expiré. Veuillez vous reconnecter.',
}
