import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'Serveur OAuth',
  oauthServerKeywords:
    'fournisseur OAuth, OpenID Connect, MCP, clients, consentement, scopes, appareil',
  oauthServerIntro:
    'D’autres applications, des outils en ligne de commande et des agents IA connectent vos utilisateurs avec leur compte, s’ils l’autorisent.',
  oauthOffTitle: 'Permettre aux utilisateurs de se connecter à d’autres applications',
  oauthOffHelp: 'Votre application devient un fournisseur OAuth et OpenID Connect pour :',
  oauthForApps: 'une autre de vos applications, ou celle d’un partenaire',
  oauthForTools: 'des outils en ligne de commande, des téléviseurs et d’autres appareils',
  oauthForAgents: 'des agents IA et des clients MCP qui appellent votre API',
  oauthClientsKept: {
    one: 'Il est désactivé. {count} client est conservé pour la prochaine activation.',
    other: 'Il est désactivé. {count} clients sont conservés pour la prochaine activation.',
  },
  consentUrl: 'URL de la page de consentement',
  consentUrlHelp:
    'La page de votre application qui interroge les utilisateurs avant qu’une autre application obtienne un accès. Les pages fournies la contiennent.',
  oauthClients: 'Clients',
  oauthClientsHelp:
    'Un client est une application, un outil ou un service qui utilise votre serveur OAuth.',
  noOAuthClients:
    'Pas encore de clients. Créez-en un pour la première application à laquelle vos utilisateurs doivent se connecter.',
  newOAuthClient: 'Nouveau client',
  createOAuthClient: 'Créer le client',
  oauthClientCreated: 'Client créé',
  clientKind: 'Type',
  grantBrowser: 'Connexion dans un navigateur',
  grantRefresh: 'Renouvelle son accès',
  grantService: 'Agit pour lui-même',
  grantDevice: 'Code sur un autre appareil',
  grantTypes: 'Types d’octroi',
  redirectUrls: 'URL de redirection',
  moreRedirectUrls: { one: 'et {count} autre', other: 'et {count} autres' },
  kindWeb: 'Application avec serveur',
  kindWebHelp: 'Garde un secret sur son serveur. Par exemple Next.js ou Rails.',
  kindBrowser: 'Application dans le navigateur',
  kindBrowserHelp: 'Fonctionne seulement dans le navigateur, donc sans secret.',
  kindNative: 'Ligne de commande ou bureau',
  kindNativeHelp: 'Ouvre le navigateur et attend sur la machine de l’utilisateur.',
  kindPhone: 'Application mobile',
  kindPhoneHelp: 'Ouvre le navigateur, qui revient par un lien.',
  kindDevice: 'Téléviseur ou autre appareil',
  kindDeviceHelp: 'Affiche un code à saisir sur un autre appareil.',
  kindService: 'Service sans utilisateurs',
  kindServiceHelp: 'Appelle votre API en son propre nom, avec un secret.',
  clientNameHelp: 'Les utilisateurs le lisent quand le client demande un accès.',
  redirectUrlsWebHelp:
    'Une par ligne. Les utilisateurs reviennent exactement à ces URL : https ou, pour le développement, http sur localhost.',
  redirectUrlsNativeHelp:
    'Une par ligne, avec http et 127.0.0.1. Le client peut utiliser n’importe quel port.',
  redirectUrlsPhoneHelp:
    'Une par ligne. Une URL https, ou un schéma comme com.example.app:/callback.',
  redirectUrlMissing: 'Saisissez au moins une URL de redirection.',
  redirectUrlNotWeb: '{url} n’est pas possible. Utilisez https, ou http sur localhost, sans #.',
  redirectUrlNotNative:
    '{url} n’est pas possible. Utilisez http avec 127.0.0.1 ou localhost, sans #.',
  redirectUrlNotPhone:
    '{url} n’est pas possible. Utilisez https, ou un schéma comme com.example.app, sans #.',
  scopes: 'Scopes',
  clientScopesHelp: 'Ce que le client peut demander aux utilisateurs.',
  serviceScopesHelp: 'Ce que le service peut faire.',
  noServiceScopes: 'Il n’y a pas encore de scopes. Ajoutez d’abord une API avec des scopes.',
  scopeOpenId: 'Savoir qui est l’utilisateur',
  scopeProfile: 'Nom et image',
  scopeEmail: 'Adresse e-mail',
  scopeOfflineAccess: 'Rester connecté',
  copyClientSecretNow:
    'Copiez le secret maintenant et gardez-le en lieu sûr. Il ne sera plus affiché.',
  connectClient: 'Connecter',
  connectNamed: 'Connecter {name}',
  connectHelp:
    'Toute bibliothèque OAuth ou OpenID Connect convient. Ce code est destiné au paquet npm openid-client.',
  deleteOAuthClient: 'Supprimer le client',
  deleteOAuthClientHelp:
    'Tous les accès que les utilisateurs lui ont donnés prennent fin, et il n’obtient plus de jetons. Vos API acceptent ceux qu’il a déjà pendant 10 minutes au plus.',
  oauthResources: 'API',
  oauthResourcesHelp:
    'Vos serveurs qui acceptent des jetons d’accès, et les scopes qu’ils vérifient.',
  noOAuthResources:
    'Pas encore d’API. Tant que vous n’en ajoutez pas, les clients savent seulement qui est l’utilisateur.',
  addOAuthResource: 'Ajouter une API',
  editOAuthResource: 'Modifier l’API',
  resourceUrl: 'URL de l’API',
  resourceUrlHelp: 'Les jetons de cette API ne valent nulle part ailleurs.',
  secureUrlRule: 'Saisissez une URL https, ou une URL http de localhost, sans #.',
  pageUrlRule: 'Saisissez une URL https, ou une URL http de localhost.',
  resourceTaken: 'Cette API est déjà dans la liste.',
  noScopes: 'Aucun scope',
  scopeId: 'Scope',
  scopeIdRule: 'Saisissez un scope sans espaces, guillemets ni barres obliques inverses.',
  scopeDescription: 'Ce que lisent les utilisateurs',
  scopeDescriptionExample: 'Lire vos notes',
  addScope: 'Ajouter un scope',
  removeScope: 'Retirer le scope {number}',
  resourceRemoved: 'API retirée.',
  oauthAddresses: 'Adresses',
  oauthAddressesHelp:
    'Les bibliothèques n’ont besoin que de l’émetteur. Elles trouvent le reste seules.',
  openIdMetadata: 'Métadonnées OpenID Connect',
  oauthMetadata: 'Métadonnées OAuth',
  signOutUrl: 'URL de la page de déconnexion',
  signOutUrlHelp:
    'Les clients y envoient les utilisateurs pour les déconnecter. Les pages fournies la contiennent sous sign-out. Si elle est vide, les clients ne peuvent pas le demander.',
  clientSignOut: 'Déconnexion',
  postLogoutRedirectUrls: 'URL de redirection après une déconnexion',
  postLogoutRedirectUrlsHelp:
    'Facultatif, une par ligne. Les utilisateurs y reviennent après une déconnexion demandée par le client.',
  clientBackChannelHelp:
    'Facultatif. Votre service y signale la fin de la session depuis laquelle un utilisateur s’est connecté au client.',
  frontChannelLogoutUrl: 'URL de déconnexion front-channel',
  frontChannelLogoutUrlHelp: 'Facultatif. Votre page de déconnexion l’ouvre dans un cadre caché.',
  frontChannelOrigin:
    'Saisissez une URL avec le schéma, l’hôte et le port d’une URL de redirection.',
  oauthPages: 'Pages de votre application',
  turnOffOAuth: 'Désactiver le serveur OAuth',
  turnOffOAuthTitle: 'Désactiver le serveur OAuth ?',
  turnOffOAuthHelp: 'Les autres applications ne pourront plus connecter vos utilisateurs.',
  turnOffOAuthWarning:
    'Tous les accès que les utilisateurs ont donnés à d’autres applications prennent fin. Vos API acceptent les jetons que les clients ont déjà pendant 10 minutes au plus. Si vous le réactivez, les utilisateurs devront autoriser de nouveau chaque application. Les clients et les API sont conservés.',
  unverifiedClients: 'Clients non vérifiés',
  unverifiedClientsHelp:
    'Les agents IA se connectent souvent sans client que vous avez créé. Ils choisissent leur nom, c’est pourquoi la page de consentement avertit les utilisateurs.',
  allowMetadataDocuments: 'Autoriser les documents de métadonnées comme ID client',
  allowMetadataDocumentsHelp:
    'L’ID d’un client est l’URL https d’un document qui le décrit. Les clients MCP préfèrent cela.',
  allowRegistration: 'Autoriser l’enregistrement dynamique',
  allowRegistrationHelp:
    'Tout programme peut s’enregistrer lui-même comme client. Ceux qui l’ont fait restent quand vous désactivez cette option.',
  deleteUnverifiedHelp:
    'Tous les accès que les utilisateurs lui ont donnés prennent fin. Tant que vous autorisez les clients non vérifiés, les utilisateurs peuvent l’autoriser de nouveau.',
}
