import type { Texts } from '../text.js'

export const texts: Texts = {
  methodsIntro: 'Les méthodes de connexion, et ce que les utilisateurs peuvent faire eux-mêmes.',
  methods: 'Méthodes',
  emailAndPassword: 'Adresse e-mail et mot de passe',
  emailCodeAndLink: 'Code et lien par e-mail',
  signInEmails: 'E-mails',
  codeInSubject: 'Afficher le code dans l’objet des e-mails de connexion',
  userRights: 'Ce que les utilisateurs peuvent faire',
  allowSignUp: 'Autoriser les inscriptions',
  usersDeleteAccount: 'Les utilisateurs peuvent supprimer leur propre compte',
  usersCreateTeams: 'Les utilisateurs peuvent créer des équipes',
  teamForEveryUser: 'Créer une équipe pour chaque nouvel utilisateur',
  usersCreateApiKeys: 'Les utilisateurs peuvent créer des clés d’API',
  teamsHaveApiKeys: 'Les équipes peuvent avoir des clés d’API',
  emailInUse: 'Si un fournisseur renvoie une adresse déjà utilisée',
  linkProvider: 'Associer le fournisseur à ce compte',
  rejectSignIn: 'Refuser la connexion',
  createOtherAccount: 'Créer un autre compte',

  policiesTitle: 'Règles',
  policiesIntro:
    'Des règles pour les comptes des utilisateurs. Elles s’appliquent aussi aux comptes et aux sessions existants.',
  signUpAndPasswords: 'Inscription et mots de passe',
  requireVerifiedEmail: 'Exiger une adresse confirmée',
  requireVerifiedEmailHelp:
    'Les utilisateurs ne peuvent pas utiliser l’application avant d’avoir confirmé leur adresse principale.',
  rejectBreachedPasswords: 'Refuser les mots de passe divulgués',
  rejectBreachedPasswordsHelp:
    'Compare les nouveaux mots de passe à la liste de Have I Been Pwned. La liste ne reçoit que les cinq premiers caractères d’un hachage.',
  proofOfWork: 'Preuve de travail',
  proofOfWorkHelp:
    'Les navigateurs calculent un instant avant une inscription ou un code par e-mail, ce qui rend coûteuses les inscriptions automatiques. Les utilisateurs n’ont rien à faire.',
  proofUnderAttack: 'En cas d’attaque',
  proofAlways: 'Toujours',
  proofNever: 'Jamais',
  twoStepRules: 'Validation en deux étapes',
  requiredFrom: 'Exigée à partir du',
  requiredFromHelp:
    'Minuit UTC. Laissez vide pour que la validation en deux étapes reste facultative.',
  requiredFor: 'Exigée pour',
  requiredForHelp:
    'Un utilisateur a une autorisation dans le projet ou dans une équipe, aussi par une autre autorisation qui la contient.',
  allUsers: 'Tous les utilisateurs',
  usersWith: 'Les utilisateurs avec {permission}',
  daysToSetUp: 'Jours pour la configurer',
  daysToSetUpHelp:
    'Comptés à partir de l’inscription ou de cette date, selon la plus tardive. Ensuite, les utilisateurs peuvent seulement la configurer ou se déconnecter.',
  passkeyReplacesCode: 'Une clé d’accès remplace le code',
  passkeyReplacesCodeHelp:
    'Les utilisateurs qui se connectent avec une clé d’accès qui vérifie une empreinte, un visage ou un code PIN ne saisissent pas de code.',
  sessionRules: 'Sessions',
  sessionsPerUser: 'Sessions par utilisateur',
  sessionsPerUserHelp:
    'La session la plus ancienne se termine lorsqu’un utilisateur se connecte une fois de plus. 0 ne fixe aucune limite.',
  daysUntilSignIn: 'Jours avant une nouvelle connexion',
  daysUntilSignInHelp:
    'Comptés à partir de la connexion. 0 garde la limite du service, qui ne peut pas être dépassée.',
  daysUntilIdleEnd: 'Jours avant la fin d’une session inutilisée',
  daysUntilIdleEndHelp:
    'Comptés à partir de la dernière utilisation. 0 garde la limite du service, qui ne peut pas être dépassée.',
  accountDeletion: 'Suppression du compte',
  daysToRestore: 'Jours pour restaurer un compte supprimé',
  daysToRestoreHelp:
    'Les utilisateurs qui suppriment leur compte peuvent changer d’avis. 0 le supprime aussitôt.',

  providersTitle: 'Fournisseurs OAuth',
  providersIntro:
    'Avec vos propres clés, le fournisseur affiche le nom de votre application. Les clés partagées servent aux tests.',
  providersCaption: 'Fournisseurs de connexion',
  provider: 'Fournisseur',
  clientId: 'ID client',
  sharedKeys: 'Clés partagées',
  ownKeys: 'Vos propres clés',
  turnOn: 'Activer',
  turnOnNamed: 'Activer {name}',
  turnOff: 'Désactiver',
  turnOffNamed: 'Désactiver {name}',
  turnOffNamedTitle: 'Désactiver {name} ?',
  turnOffHelp:
    'Les utilisateurs ne peuvent plus se connecter avec {name} tant que vous ne l’activez pas à nouveau. Ses clés sont supprimées.',
  providerKeys: 'Clés',
  sharedKeysForTesting: 'Clés partagées, pour les tests',
  createKeysAt: 'Créez les clés chez {provider}, puis copiez-les ici.',
  callbackUrl: 'URL de rappel',
  callbackUrlHelp: 'Saisissez-la chez le fournisseur lorsque vous y créez les clés.',
  servicesId: 'ID Services',
  clientSecret: 'Secret client',
  clientSecretHelp: 'Laissez vide pour garder le secret enregistré.',
  configurationId: 'ID de configuration',
  tenantId: 'ID du locataire',
  keyFile: 'Fichier de clé',
  replaceKeyFileHelp:
    'Ne choisissez un fichier et ne remplissez les deux ID que pour remplacer la clé enregistrée.',
  keyFileHelp:
    'Le fichier .p8 d’une clé avec « Se connecter avec Apple ». Apple permet de le télécharger une seule fois.',
  keyId: 'ID de la clé',
  tenCharacters: '10 lettres et chiffres',
  appleTeamId: 'ID de l’équipe',
  appleTeamIdHelp: 'Apple l’affiche en haut à droite de votre compte.',
  keyIncomplete:
    'Pour remplacer la clé, choisissez son fichier et remplissez l’ID de la clé et l’ID de l’équipe.',
  keyInvalid:
    'Ce fichier n’est pas une clé d’Apple. Choisissez le fichier .p8 que vous avez téléchargé.',

  domainsTitle: 'Domaines',
  domainsIntro:
    'Les liens dans les e-mails et les redirections des fournisseurs ne mènent qu’à ces domaines.',
  trustedDomains: 'Domaines de confiance',
  domainsCaption: 'Où se trouvent les pages de ce projet',
  noDomains: 'Pas encore de domaines. Ajoutez l’adresse de votre application.',
  domain: 'Domaine',
  pathOfPages: 'Chemin des pages',
  addDomainTitle: 'Ajouter un domaine',
  addDomain: 'Ajouter le domaine',
  domainAdded: 'Ajouté.',
  domainHelp: 'https:// est ajouté, sauf si vous saisissez http://.',
  pathOfHostedPages: 'Chemin des pages prêtes à l’emploi',
  developmentSettings: 'Développement',
  allowLocalhost: 'Autoriser localhost',
  allowLocalhostHelp:
    'Fait confiance à tous les ports de votre machine. Désactivez cela avant la production.',
  domainInvalid: 'Saisissez un domaine, par exemple app.example.com.',
  removeDomain: 'Retirer le domaine',
  removeDomainHelp: 'Les liens dans les e-mails n’y mènent plus.',
  productionMode: 'Mode production',
  allChecksPass: 'Toutes les vérifications sont réussies.',
  beforeTurningOn: 'Avant de l’activer :',
  turnOffSetting: 'Désactivez « {setting} » ci-dessus.',
  removeThisMachine: '{domain} : retirez-le, car c’est cette machine.',
  useHostName: '{domain} : utilisez un nom au lieu d’une adresse IP.',
  listEachHost: '{domain} : indiquez chaque hôte au lieu d’un modèle.',
  useHttps: '{domain} : utilisez https:// au lieu de http://.',
  enterOnlyHost: '{domain} : saisissez seulement https:// et le nom de l’hôte.',
  turnOnProduction: 'Activer le mode production',
  turnOffProduction: 'Désactiver le mode production',

  brandingTitle: 'Image de marque',
  brandingIntro:
    'L’apparence des pages de connexion et des e-mails de {project}. Le nom se trouve sous {link}.',
  settingsLink: 'Paramètres',
  logo: 'Logo',
  logoHelp:
    'Remplace l’initiale et le nom. PNG, JPEG ou WebP, 256 Kio au maximum, au moins 80 pixels de haut.',
  darkLogo: 'Logo sur fond sombre',
  darkLogoHelp: 'Sans lui, les pages et les e-mails montrent le même logo en mode sombre.',
  supportEmail: 'Adresse de l’assistance',
  supportEmailHelp:
    'Les pages y renvoient, et les e-mails l’indiquent. Les utilisateurs voient cette adresse.',
  signInPreview: 'Aperçu de la page de connexion',
  inLightMode: 'En mode clair',
  inDarkMode: 'En mode sombre',
  previewTitle: 'Se connecter',
  previewEmail: 'Adresse e-mail',
  previewContinue: 'Continuer',
  previewNoAccount: 'Nouveau ici ? {link}',
  previewSignUp: 'Créer un compte',
  previewSupport: 'Contacter l’assistance',
  logoAlt: 'Logo, tel que les utilisateurs le voient',
  darkLogoAlt: 'Logo sur fond sombre, tel que les utilisateurs le voient',
  logoPicture: 'Image pour le logo',
  darkLogoPicture: 'Image pour le logo sur fond sombre',
  urlStart: 'Une URL qui commence par https://',
  uploadPicture: 'Importer une image',
  uploaded: 'Importée. Enregistrez pour l’utiliser.',
  accentColor: 'Couleur d’accent',
  chooseColor: 'Choisir la couleur d’accent',
  colorFormat: '# et six chiffres ou lettres de A à F, par exemple {example}',
  useDefault: 'Utiliser la couleur par défaut',
  colorHelp: 'Celle des boutons et des liens.',
  colorReadable: 'Facile à lire sur fond clair et sur fond sombre.',
  colorChanged:
    'Les liens sont {light} sur fond clair et {dark} sur fond sombre, car cette couleur y est difficile à lire. Les boutons ont la couleur elle-même.',
  colorChangedOnLight:
    'Les liens sont {color} sur fond clair, car cette couleur y est difficile à lire. Les boutons ont la couleur elle-même.',
  colorChangedOnDark:
    'Les liens sont {color} sur fond sombre, car cette couleur y est difficile à lire. Les boutons ont la couleur elle-même.',

  settingsTitle: 'Paramètres',
  aboutProject: 'À propos de ce projet',
  projectIdShort: 'ID',
  projectDangerZone: 'Zone de danger',
  projectDangerZoneHelp:
    'Les utilisateurs ne peuvent plus se connecter, et les clés cessent de fonctionner.',
  deleteProject: 'Supprimer le projet',
  deleteProjectOneUser:
    'Supprime l’utilisateur, les équipes et les clés de ce projet. Cette action est irréversible.',
  deleteProjectUsers: {
    one: 'Supprime {count} utilisateur, les équipes et les clés de ce projet. Cette action est irréversible.',
    other:
      'Supprime les {count} utilisateurs, les équipes et les clés de ce projet. Cette action est irréversible.',
  },
  owner: 'Propriétaire',
  unknownTeam: 'Équipe inconnue',
  yourAccount: 'Votre compte',
  ownedByTeam:
    'Les membres de cette équipe voient le projet. Ceux qui ont l’autorisation team_admin peuvent le modifier.',
  inviteColleagues: 'Inviter des collègues',
  transferProject: 'Transférer le projet',
  transferNamedTitle: 'Transférer « {name} » ?',
  transferHelp:
    'Les membres de l’équipe voient alors le projet, et ceux qui ont l’autorisation team_admin peuvent le modifier. Quiconque le gère aujourd’hui et n’est pas dans l’équipe perd l’accès.',
  newOwner: 'Nouveau propriétaire',
  createATeam: 'Créer une équipe',
  shareWithTeam:
    'Pour gérer le projet avec des collègues, transférez-le à une équipe. Les membres le voient, et ceux qui ont l’autorisation team_admin peuvent le modifier.',
  shareWithNewTeam:
    'Pour gérer le projet avec des collègues, créez une équipe, transférez-lui le projet et invitez-les.',
  shareByOperator:
    'Pour gérer le projet avec des collègues, transférez-le à une équipe. Demandez à l’exploitant de ce service de vous ajouter à une équipe.',
}
