import type { Texts } from '../text.js'

export const texts: Texts = {
  methodsIntro: 'Les méthodes de connexion, et ce que les utilisateurs peuvent faire eux-mêmes.',
  methods: 'Méthodes',
  providersExamples: 'Google, GitHub, Apple et d’autres',
  setUpProviders: 'Configurer les fournisseurs',
  emailAndPassword: 'Adresse e-mail et mot de passe',
  emailCodeAndLink: 'Code et lien par e-mail',
  emailCodeAndLinkHelp:
    'Les utilisateurs reçoivent un e-mail avec un code et un lien, et n’ont pas besoin de mot de passe.',
  passkeyHelp:
    'Les utilisateurs se connectent avec leur empreinte, leur visage ou le code PIN de leur appareil.',
  twoStepElsewhere:
    'Les utilisateurs peuvent ajouter la validation en deux étapes à leur compte. Pour l’exiger, allez dans {link}.',
  policiesLink: 'Règles',
  signInEmails: 'E-mails',
  codeInSubject: 'Afficher le code dans l’objet des e-mails de connexion',
  codeInSubjectHelp:
    'Les utilisateurs le lisent dans la notification. Toute personne qui voit l’écran verrouillé aussi.',
  userRights: 'Ce que les utilisateurs peuvent faire',
  allowSignUp: 'Autoriser les inscriptions',
  allowSignUpHelp:
    'Si c’est désactivé, seuls les utilisateurs existants et ceux que vous ajoutez peuvent se connecter.',
  usersDeleteAccount: 'Les utilisateurs peuvent supprimer leur propre compte',
  usersCreateTeams: 'Les utilisateurs peuvent créer des équipes',
  teamForEveryUser: 'Créer une équipe pour chaque nouvel utilisateur',
  teamForEveryUserHelp:
    'Pour les applications où chacun commence avec son propre espace de travail.',
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
    'Les navigateurs calculent un instant avant une inscription ou un code par e-mail, ce qui rend coûteuses les inscriptions automatiques. Les utilisateurs n’ont rien à faire. « En cas d’attaque » ne le demande que tant qu’il y en a un nombre inhabituel, et convient à la plupart des projets.',
  proofUnderAttack: 'En cas d’attaque',
  proofAlways: 'Toujours',
  proofNever: 'Jamais',
  twoStepRules: 'Validation en deux étapes',
  requireTwoStep: 'Exiger la validation en deux étapes',
  requireTwoStepHelp:
    'Les utilisateurs configurent une application d’authentification et saisissent son code à la connexion.',
  requiredFrom: 'Exigée à partir du',
  requiredFromHelp: 'À partir de minuit UTC.',
  requiredFor: 'Exigée pour',
  requiredForHelp:
    'Un utilisateur a une autorisation dans le projet ou dans une équipe, aussi par une autre autorisation qui la contient.',
  allUsers: 'Tous les utilisateurs',
  usersWith: 'Les utilisateurs avec {permission}',
  usersWithDescribed: 'Les utilisateurs avec {permission} : {description}',
  daysToSetUp: 'Jours pour la configurer',
  daysToSetUpHelp:
    'Comptés à partir de l’inscription ou de cette date, selon la plus tardive. Ensuite, les utilisateurs peuvent seulement la configurer ou se déconnecter.',
  passkeyReplacesCode: 'Une clé d’accès remplace le code',
  passkeyReplacesCodeHelp:
    'Les utilisateurs qui se connectent avec une clé d’accès qui vérifie une empreinte, un visage ou un code PIN ne saisissent pas de code.',
  sessionRules: 'Sessions',
  sessionsPerUser: 'Sessions par utilisateur',
  noLimit: 'Aucune limite',
  serviceLimit: 'Limite du service',
  sessionsPerUserHelp:
    'La session la plus ancienne se termine lorsqu’un utilisateur se connecte une fois de plus.',
  daysUntilSignIn: 'Jours avant une nouvelle connexion',
  daysUntilSignInHelp:
    'Comptés à partir de la connexion. La limite du service ne peut pas être dépassée ; elle est de 365 jours par défaut.',
  daysUntilIdleEnd: 'Jours avant la fin d’une session inutilisée',
  daysUntilIdleEndHelp:
    'Comptés à partir de la dernière utilisation. La limite du service ne peut pas être dépassée ; elle est de 30 jours par défaut.',
  accountDeletion: 'Suppression du compte',
  daysToRestore: 'Jours pour restaurer un compte supprimé',
  daysToRestoreHelp:
    'Les utilisateurs qui suppriment leur compte peuvent changer d’avis. 0 le supprime aussitôt.',

  providersTitle: 'Fournisseurs d’identité',
  providersIntro:
    'Avec vos propres clés, le fournisseur affiche le nom de votre application. Les clés partagées servent aux tests.',
  providersCaption: 'Fournisseurs de connexion',
  provider: 'Fournisseur',
  clientId: 'ID client',
  sharedKeys: 'Clés partagées',
  ownKeys: 'Vos propres clés',
  create: 'Créer',
  turnOn: 'Activer',
  turnOnNamed: 'Activer {name}',
  turnedOnNamed: '{name} : activé.',
  turnOff: 'Désactiver',
  turnOffNamed: 'Désactiver {name}',
  turnOffNamedTitle: 'Désactiver {name} ?',
  turnOffHelp:
    'Les utilisateurs ne peuvent plus se connecter avec {name} tant que vous ne l’activez pas à nouveau. Ses clés sont supprimées.',
  providerKeys: 'Clés',
  sharedKeysForTesting: 'Clés partagées, pour les tests',
  sharedKeysHelp:
    'La connexion fonctionne aussitôt, sans compte chez {provider}. Choisissez vos propres clés avant la mise en production.',
  createKeysAt: 'Créez les clés chez {provider}, puis copiez-les ici.',
  callbackUrl: 'URL de rappel',
  callbackUrlHelp:
    '{provider} la demande lors de la création des clés, aussi sous le nom « URI de redirection ».',
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
  keyHasSpaces: 'Supprimez les espaces : une clé n’en contient pas.',
  googleClientIdRule: 'Saisissez l’ID qui se termine par .apps.googleusercontent.com.',
  microsoftClientIdRule:
    'Saisissez l’ID d’application (client) : 32 chiffres hexadécimaux en cinq groupes séparés par des traits d’union.',

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
  pathHelp:
    'Où votre application affiche les pages de Latchkey : /handler, sauf si vous avez choisi un autre chemin.',
  developmentSettings: 'Développement',
  allowLocalhost: 'Autoriser localhost',
  allowLocalhostHelp:
    'Fait confiance à tous les ports de votre machine. Désactivez cela avant la production.',
  domainThere: 'Ce domaine est déjà dans la liste, avec le même chemin.',
  domainInvalid: 'Saisissez un domaine, par exemple app.example.com.',
  domainHasPath:
    'Saisissez seulement le domaine, sans chemin. Le chemin des pages a son propre champ.',
  domainTooWide:
    'Un * remplace une partie entière du nom devant votre propre domaine, par exemple *.example.com.',
  domainRemoved: 'Domaine retiré. Les liens des e-mails n’y mènent plus.',
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
  previewOr: 'ou',
  openSignInPage: 'Ouvrir la page de connexion',
  logoAlt: 'Logo, tel que les utilisateurs le voient',
  darkLogoAlt: 'Logo sur fond sombre, tel que les utilisateurs le voient',
  logoPicture: 'Image pour le logo',
  darkLogoPicture: 'Image pour le logo sur fond sombre',
  urlStart: 'Une URL qui commence par https://',
  uploadPicture: 'Importer une image',
  uploaded: 'Importée. Enregistrez pour l’utiliser.',
  notAPicture: 'Choisissez une image PNG, JPEG ou WebP.',
  pictureTooSmall:
    'Cette image fait {height} pixels de haut. Choisissez-en une d’au moins {min} pixels.',
  pictureTooLarge: 'Cette image est trop lourde. Choisissez-en une de 256 KiB au maximum.',
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
    'Ensuite, les utilisateurs ne peuvent plus se connecter et les clés ne fonctionnent plus.',
  deleteProject: 'Supprimer le projet',
  projectDeleted: 'Projet supprimé.',
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
  inviteColleagues: 'Inviter des collègues',
  transferProject: 'Transférer le projet',
  transferNamedTitle: 'Transférer « {name} » ?',
  newOwner: 'Nouveau propriétaire',
  createATeamHelp:
    'Une équipe peut posséder le projet à la place de votre compte. Créez-en une, puis transférez-lui le projet.',
  createATeam: 'Créer une équipe',

  ownerTeamHelp: 'Les membres de cette équipe gèrent le projet, chacun avec un rôle.',
  transferToTeamHelp:
    'Les membres de l’équipe peuvent alors gérer le projet, chacun avec un rôle. Quiconque le gère aujourd’hui et n’est pas dans l’équipe perd l’accès.',
  ownProviders: 'Vos propres fournisseurs',
  ownProvidersHelp: 'Tout service compatible avec OpenID Connect, comme celui de votre entreprise.',
  addOwnProvider: 'Ajouter votre propre fournisseur',
  noOwnProviders: 'Pas encore de fournisseur à vous.',
  issuer: 'Émetteur',
  issuerHelp: 'L’URL avant /.well-known/openid-configuration.',
  lastTest: 'Dernier test',
  notTested: 'Non testé',
  testPassed: 'Réussi',
  testFailed: 'Échec : {error}',
  providerId: 'ID',
  providerIdHelp:
    'Lettres minuscules, chiffres, - et _. Votre code appelle signInWithOAuth avec cet ID.',
  providerIdRule:
    'Commencez par une lettre minuscule. Utilisez au plus 63 lettres minuscules, chiffres, traits d’union et traits de soulignement.',
  redirectUrl: 'URL de redirection',
  redirectUrlHelp: 'Saisissez-la chez le fournisseur.',
  backChannelLogoutUrl: 'URL de déconnexion back-channel',
  backChannelLogoutUrlHelp:
    'Facultatif : une déconnexion chez le fournisseur met alors fin à la session ici.',
  iconUrl: 'URL de l’image',
  emailTrust: 'Adresses e-mail',
  emailTrustHelp: 'Une adresse confirmée connecte aussi un utilisateur existant qui l’a.',
  emailTrustNever: 'Jamais confirmée',
  emailTrustClaim: 'Confirmée si le fournisseur l’indique (email_verified)',
  emailTrustAlways: 'Toujours confirmée',
  testSignIn: 'Tester la connexion',
  testSignInNamed: 'Tester la connexion avec {name}',
  testSignInHelp:
    'Connectez-vous chez le fournisseur comme le ferait un utilisateur. Aucun utilisateur et aucune session ne sont créés.',
  prepareTest: 'Préparer le test',
  openTest: 'Se connecter chez le fournisseur',
  showTestResult: 'Afficher le résultat',
  testResult: 'Connecté en tant que {account}, avec l’adresse {email}.',
  testedEmailVerified: 'L’adresse compterait comme confirmée.',
  testedEmailUnverified: 'L’adresse ne compterait pas comme confirmée.',
  deleteProviderHelp:
    'Les utilisateurs ne peuvent plus se connecter avec lui. Leurs comptes restent associés si vous l’ajoutez à nouveau avec le même ID et le même émetteur.',
}
