import type { TextsOf } from '../text.js'

export const texts: TextsOf<'asks'> = {
  switchAccount: 'Utiliser un autre compte',

  inviteAsk: 'Rejoindre {team} ?',
  inviteAskText: 'Vous rejoignez l’équipe avec ce compte. Ses membres en voient le nom et l’image.',
  inviteJoin: 'Rejoindre l’équipe',
  inviteIgnore: 'Pas maintenant',
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
}
