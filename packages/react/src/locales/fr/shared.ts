import type { Texts } from '../text.js'

/**
 * French. People are addressed with "vous", and by infinitives on buttons. Before ? and ; stands a
 * narrow no-break space, before : and within « » a wide one.
 */
export const texts: Texts = {
  loading: 'Chargement',
  slow: 'Cela prend plus de temps que d’habitude.',
  noScript:
    'Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
  retry: 'Réessayer',
  continue: 'Continuer',
  home: 'Aller à l’accueil',
  cancel: 'Annuler',
  copy: 'Copier',
  copied: 'Copié',
  notCopied: 'Sélectionnez-le et copiez-le vous-même',
  supportCode: 'Code d’erreur',

  email: 'Adresse e-mail',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailInvalid: 'Saisissez une seule adresse e-mail, par exemple nom@example.com.',
  password: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe.',
  passwordShow: 'Afficher le mot de passe',
  passwordHide: 'Masquer le mot de passe',
  passwordTooLong: 'Utilisez au maximum {count} caractères.',

  offline: 'Vous êtes hors ligne. Vérifiez votre connexion Internet, puis réessayez.',
  unreachable: 'Aucune réponse. Vérifiez votre connexion Internet ou réessayez dans un instant.',
  rateLimited: 'Trop de tentatives. Réessayez dans {wait}.',
  canGoOn: 'Vous pouvez continuer.',
  unexpected: 'Un problème est survenu. Veuillez réessayer.',
  unavailableTitle: 'Impossible de charger cette page',

  signedInTitle: 'Vous êtes connecté',
  continueAs: 'Continuer en tant que {name}',
  signOut: 'Se déconnecter',

  signIn: 'Se connecter',

  signUp: 'Créer un compte',
  signUpOff: 'Cette application n’accepte pas de nouveaux comptes pour le moment.',
  sendAgainIn: 'Renvoyer dans {wait}',
  emailNotSent: 'L’e-mail n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  siteNotTrusted:
    'Ce site ne figure pas dans la liste des domaines de confiance : aucun e-mail ne peut y renvoyer.',

  code: 'Code',
  accountBannedTitle: 'Compte suspendu',
  accountBanned: 'Ce compte est suspendu.',
  refusalMistake: 'Est-ce une erreur ?',
  ssoRequired:
    'Votre organisation exige l’authentification unique. Connectez-vous avec le compte de votre organisation.',
  notSameAccount:
    'C’est un autre compte. Reconnectez-vous avec le même compte, ou déconnectez-vous d’abord.',
  wrongDigits: 'Code incorrect. Veuillez vous reconnecter.',
  emailUnconfirmed:
    'Cette adresse n’est pas encore confirmée. Ouvrez le lien du premier e-mail ou connectez-vous autrement.',

  obstacleFramed: 'Les fournisseurs ne s’ouvrent pas à l’intérieur d’une autre page.',
  openAlone: 'Ouvrir dans un nouvel onglet',
  obstacleInsecure: 'Il faut une connexion sécurisée : ouvrez cette page en https.',
  obstacleForgetful:
    'La connexion a besoin de cookies. Autorisez-les pour ce site, puis rechargez la page.',

  passwordTooShort: 'Utilisez au moins {count} caractères.',
  passwordMissingCharacters: {
    one: 'Encore {count} caractère',
    many: 'Encore {count} de caractères',
    other: 'Encore {count} caractères',
  },
  passwordTooShortUnknown: 'Utilisez plus de caractères.',
  passwordTooLongUnknown: 'Utilisez moins de caractères.',
  passwordTooWeak: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  passwordIsEmail: 'N’utilisez pas votre adresse e-mail comme mot de passe.',
  passwordGuessable: 'Facile à deviner. Variez davantage les caractères.',
  passwordLongEnough: 'Assez long. Plus il est long, plus il est sûr.',
  passwordStrong: 'Un mot de passe sûr.',
  signUpOffTitle: 'Les inscriptions sont fermées',
  signedUpTitle: 'Votre compte est prêt',
  signInAgain: 'Se reconnecter',
  framedTitle: 'Ouvrez cette page à part',
  framedText: 'Elle se trouve dans la page d’un autre site, qui pourrait en masquer une partie.',
  newLinkSent: 'Un nouvel e-mail est en route vers {email}.',
  resetPassword: 'Nouveau mot de passe',
  mfaNotSix: 'Saisissez les six chiffres affichés par votre application d’authentification.',
  userMenuSettings: 'Paramètres du compte',
  team: 'Équipe',
  createTeam: 'Créer une équipe',
  teamName: 'Nom de l’équipe',

  userMenu: 'Compte : {name}',
  teamMenuNone: 'Choisir une équipe',
  teamMenuEmpty: 'Vous n’êtes encore dans aucune équipe. Demandez à quelqu’un de vous inviter.',
  teamMenuNoTeam: 'Vous n’êtes encore dans aucune équipe.',
  teamMenuNameMissing: 'Saisissez un nom.',
  teamMenuSettings: 'Paramètres de l’équipe',

  contactSupport: "Contacter l'assistance",

  scopeOpenid: 'Vous reconnaître à la connexion',
  scopeProfile: 'Voir votre nom et votre image',
  scopeEmail: 'Voir votre adresse e-mail',
  scopeOfflineAccess: 'Garder la session ouverte quand vous ne l’utilisez pas',
}
