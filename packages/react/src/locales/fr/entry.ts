import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
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
  lastUsed: 'Dernière utilisation',
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
}
