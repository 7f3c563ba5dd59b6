import type { TextsOf } from '../text.js'

export const texts: TextsOf<'steps'> = {
  signOutAsk: 'Se déconnecter ?',
  signOutAskText: 'Un autre site vous a amené ici. Ne vous déconnectez que si vous le vouliez.',
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
  errorText: 'Revenez en arrière et réessayez.',
  otherAccountTitle: 'Ce compte est déjà pris',
  otherAccount:
    'Le compte chez le fournisseur appartient à un autre utilisateur de cette application. Connectez-vous avec lui ou choisissez-en un autre.',
  otherConnectionTitle: 'Un autre compte est associé',
  otherConnection:
    'Un autre compte de ce fournisseur vous est associé. Dissociez-le d’abord ou utilisez-le.',
  addressTakenTitle: 'Un compte existe déjà avec cette adresse e-mail',
  addressTaken:
    'L’adresse e-mail de ce compte appartient déjà à un utilisateur. Connectez-vous comme avant, puis associez le fournisseur dans vos paramètres.',
  cameBackNowhere:
    'Ce site ne figure pas dans la liste des domaines de confiance. Signalez-le à ses responsables.',
  accessDeniedTitle: 'La connexion a été annulée',
  accessDenied:
    'Le fournisseur a refusé, ou vous avez annulé. Vous pouvez réessayer ou vous connecter autrement.',
  providerRefusedTitle: 'Le fournisseur a refusé la connexion',
  providerRefused:
    'Réessayez ou connectez-vous autrement. Si cela se reproduit, envoyez le code pour l’assistance aux responsables de cette application.',
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
}
