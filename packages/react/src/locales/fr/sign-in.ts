import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'Ce mot de passe temporaire a expiré. Réinitialisez votre mot de passe.',
  wrongPassword: 'Adresse e-mail ou mot de passe incorrect.',
  signInOnceMoreTitle: 'Reconnectez-vous',
  signInOnceMore: 'Par sécurité, reconnectez-vous pour continuer.',
  noAccount: 'Pas encore de compte ?',
  noMethodTitle: 'Connexion indisponible',
  noMethod:
    'Aucun moyen de connexion n’est encore activé pour cette application. Adressez-vous à ses responsables.',

  forgotten: 'Mot de passe oublié ?',
  mailSend: 'M’envoyer un code',
  mailHelp: 'Nous vous enverrons un code et un lien de connexion par e-mail.',
  mailInstead: 'Utiliser un code par e-mail',
  passwordInstead: 'Utiliser un mot de passe',
  or: 'ou',
  continueWith: 'Continuer avec {provider}',
  lastUsed: 'Dernière utilisation',
  ssoLeaving: 'Redirection vers {provider}…',
  ssoNotSetUp: 'L’authentification unique n’est pas configurée pour cette adresse e-mail.',
  signInAnonymously: 'Continuer en tant qu’invité',

  mailCodeTitle: 'Consultez vos e-mails',
  mailCodeSent: 'Nous avons envoyé un code à {email}.',
  mailCodeEdit: 'Modifier',
  mailCodeOpen: 'Ouvrir la messagerie',
  mailCodeHelp: 'Saisissez le code à 6 caractères ou utilisez le lien de l’e-mail.',
  mailCodeNotSix: 'Saisissez les 6 caractères.',
  mailCodeWrong: 'Ce code est incorrect. Utilisez celui de l’e-mail le plus récent.',
  mailCodeExpired: 'Ce code a expiré. Demandez-en un nouveau.',
  mailCodeUsed: 'Ce code a déjà été utilisé. Demandez-en un nouveau.',
  mailCodeSpent: 'Ce code a été essayé trop souvent. Demandez-en un nouveau.',
  mailCodeResend: 'Renvoyer le code',

  passkeySignIn: 'Se connecter avec une clé d’accès',
  passkeyCancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement.',
  passkeyNone: 'Cet appareil n’a aucune clé d’accès pour ce site. Connectez-vous autrement.',
  passkeyUnsupported:
    'Ce navigateur ne peut pas utiliser de clé d’accès ici. Connectez-vous autrement.',
  passkeyWrongSite:
    'Les clés d’accès ne fonctionnent pas à cette adresse de l’application. Connectez-vous autrement.',
  passkeyUnknown: 'Cette clé d’accès est inconnue ici. Connectez-vous autrement.',
  passkeyFailed:
    'Votre appareil n’a pas pu utiliser la clé d’accès. Réessayez ou connectez-vous autrement.',
  haveAccount: 'Vous avez déjà un compte ?',
  emailExists: 'Un compte existe déjà avec cette adresse.',
  noSignUpMethod:
    'Aucun moyen de créer un compte n’est encore activé pour cette application. Adressez-vous à ses responsables.',
  signedUp:
    'Un e-mail est en route vers {email}. Ouvrez son lien pour confirmer que cette adresse est la vôtre.',
}
