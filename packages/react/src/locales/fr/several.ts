import type { TextsOf } from '../text.js'

export const texts: TextsOf<'several'> = {
  passwordTooShort: 'Utilisez au moins {count} caractères.',
  passwordTooShortUnknown: 'Utilisez plus de caractères.',
  passwordTooLongUnknown: 'Utilisez moins de caractères.',
  passwordTooWeak: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  passwordIsEmail: 'N’utilisez pas votre adresse e-mail comme mot de passe.',
  passwordGuessable: 'Facile à deviner. Variez davantage les caractères.',
  passwordLongEnough: 'Assez long. Plus il est long, plus il est sûr.',
  passwordStrong: 'Un mot de passe sûr.',
  signUpOffTitle: 'Les inscriptions sont fermées',
  signedUpTitle: 'Votre compte est prêt',
  haveAccount: 'Vous avez déjà un compte ?',
  emailExists: 'Un compte existe déjà avec cette adresse.',
  noSignUpMethod:
    'Aucun moyen de créer un compte n’est encore activé pour cette application. Adressez-vous à ses responsables.',
  signedUp:
    'Un e-mail est en route vers {email}. Ouvrez son lien pour confirmer que cette adresse est la vôtre.',
  signInAgain: 'Se reconnecter',
  noCodeTitle: 'Il manque quelque chose',
  invalidLinkTitle: 'Ce lien ne fonctionne pas',
  expiredLinkTitle: 'Ce lien a expiré',
  usedLinkTitle: 'Ce lien a déjà été utilisé',
  spentLinkTitle: 'Ce lien a été essayé trop souvent',
  framedTitle: 'Ouvrez cette page à part',
  framedText: 'Elle se trouve dans la page d’un autre site, qui pourrait en masquer une partie.',
  newLinkSent: 'Un nouvel e-mail est en route vers {email}.',
  resetPassword: 'Nouveau mot de passe',
  mfaNotSix: 'Saisissez les six chiffres affichés par votre application d’authentification.',

  secondFactorTitle: 'Validation en deux étapes',
  secondFactor: 'Votre compte demande un code de votre application d’authentification.',
  secondFactorEnter: 'Saisir le code',
  userMenuSettings: 'Paramètres du compte',
  team: 'Équipe',
  createTeam: 'Créer une équipe',
  teamName: 'Nom de l’équipe',
}
