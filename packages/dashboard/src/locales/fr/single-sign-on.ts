import type { Texts } from '../text.js'

export const texts: Texts = {
  singleSignOnIntro:
    'Les employés d’une entreprise se connectent chez son propre fournisseur d’identité et deviennent membres de {team}.',
  teamDomains: 'Domaines',
  teamDomainsHelp:
    'Les adresses e-mail de ces domaines se connectent avec la connexion d’entreprise. Un enregistrement TXT dans le DNS prouve qu’un domaine appartient à l’équipe.',
  noTeamDomains: 'Aucun domaine pour l’instant.',
  emailDomain: 'Domaine des adresses e-mail',
  addTeamDomain: 'Ajouter le domaine',
  teamDomainAdded: 'Ajouté. Ajoutez maintenant l’enregistrement au DNS.',
  domainWaiting: 'En attente de l’enregistrement',
  domainMissing: 'Enregistrement manquant',
  domainVerifiedWhen: 'Vérifié {when}',
  domainMissingHelp:
    'Une vérification {when} n’a pas trouvé l’enregistrement. Ajoutez-le de nouveau : après 7 jours sans lui, le domaine n’est plus vérifié.',
  addRecordHelp: 'Ajoutez cet enregistrement TXT au DNS du domaine et gardez-le.',
  recordName: 'Nom de l’enregistrement TXT',
  recordValue: 'Valeur de l’enregistrement TXT',
  checkDomain: 'Vérifier maintenant',
  checkDomainNamed: 'Vérifier maintenant: {domain}',
  recordNotFound:
    'Le DNS n’a pas encore cet enregistrement. Cela peut prendre quelques minutes, ou un jour chez certains fournisseurs DNS.',
  domainOfOtherTeam:
    'Une autre équipe a vérifié ce domaine. Son enregistrement doit d’abord être supprimé.',
  removeTeamDomain: 'Retirer le domaine',
  removeTeamDomainHelp:
    'La connexion d’entreprise ne connecte plus les adresses de ce domaine et ne leur ferme plus les autres méthodes de connexion.',
  connections: 'Connexions d’entreprise',
  connectionsHelp:
    'Une connexion d’entreprise mène à un fournisseur d’identité comme Okta, Microsoft Entra ID, Google Workspace ou Keycloak. Une équipe en a une seule activée.',
  noConnections: 'Aucune connexion d’entreprise pour l’instant.',
  addConnection: 'Ajouter une connexion d’entreprise',
  createConnection: 'Créer la connexion',
  connectionDraft: 'Brouillon',
  connectionTested: 'Testée',
  connectionRequired: 'Obligatoire',
  protocol: 'Protocole',
  oidcHelp: 'La plupart des fournisseurs le prennent en charge, et il ne demande aucun certificat.',
  samlHelp: 'Pour les entreprises qui l’exigent.',
  connectionNameHelp:
    'En général le nom de l’entreprise. Les utilisateurs le lisent en se connectant.',
  clientAuthentication: 'Authentification du service',
  privateKey: 'Clé privée',
  privateKeyHelp: 'PEM (PKCS #8) : RSA, ou la courbe elliptique P-256, P-384 ou P-521.',
  privateKeyStoredHelp: 'Laissez vide pour garder la clé enregistrée.',
  privateKeyIdHelp: 'Facultatif : le kid de la clé publique, avec lequel le fournisseur la trouve.',
  requestedScopesHelp: 'Séparés par des espaces. openid est toujours demandé.',
  profileClaims: 'Claims',
  profileAttributes: 'Attributs',
  profileClaimsHelp: 'Les noms sous lesquels le fournisseur envoie le profil d’un utilisateur.',
  profileAttributesHelp:
    'Laissez un champ vide pour les noms que les fournisseurs envoient d’habitude.',
  groupsField: 'Groupes',
  samlSource: 'Paramètres du fournisseur',
  metadataUrl: 'URL des métadonnées',
  metadataUrlHelp: 'Le fournisseur publie ses paramètres à une URL.',
  metadataXml: 'XML des métadonnées',
  metadataXmlHelp: 'Le fournisseur propose un fichier à télécharger. Collez son texte.',
  enterByHand: 'Saisir à la main',
  enterByHandHelp: 'Copiez chaque valeur depuis le fournisseur.',
  providerEntityId: 'ID d’entité du fournisseur',
  ssoUrl: 'URL de connexion du fournisseur',
  ssoUrlHelp: 'Son service d’authentification unique avec la liaison HTTP-Redirect.',
  certificates: 'Certificats',
  certificatesFieldHelp: 'En PEM, l’un après l’autre.',
  connectionOf: 'Connexion {protocol} de {team}.',
  providerValues: 'Valeurs pour le fournisseur',
  providerValuesHelp:
    'Saisissez-les chez le fournisseur d’identité. Le guide décrit les étapes pour chacun :',
  guideSteps: 'Étapes dans le guide',
  serviceEntityId: 'ID d’entité du service',
  serviceEntityIdHelp:
    'Aussi appelé audience ou identifiant. C’est également l’URL des métadonnées.',
  acsUrl: 'URL ACS',
  acsUrlHelp: 'Aussi appelée URL de réponse ou URL d’authentification unique.',
  testAndTurnOn: 'Tester et activer',
  connectionNeedsDomain: 'L’équipe n’a pas encore de domaine vérifié. {link} avant de tester.',
  verifyDomainLink: 'Vérifiez un domaine',
  testSucceeded: 'La connexion de test a réussi.',
  testedGroups: 'Groupes : {groups}',
  reasonEmail: 'Le fournisseur n’a envoyé aucune adresse e-mail d’un domaine vérifié de l’équipe.',
  reasonClient: 'Le fournisseur a refusé l’ID client, le secret ou la clé. Comparez-les.',
  reasonUnavailable: 'Le fournisseur n’a pas répondu. Vérifiez son URL et réessayez.',
  reasonIssuer:
    'La réponse nomme un autre émetteur ou un autre ID d’entité. Comparez avec le fournisseur.',
  reasonDenied: 'Le fournisseur a refusé la connexion. Son journal en donne la raison.',
  reasonScope: 'Le fournisseur ne connaît pas un scope demandé. Retirez-le.',
  reasonUnsigned:
    'L’assertion n’est pas signée. Faites-la signer par le fournisseur, pas seulement la réponse.',
  reasonSignature:
    'La signature ne correspond pas. Le fournisseur utilise un autre certificat ou une autre clé.',
  reasonAlgorithm:
    'L’algorithme de la signature n’est pas pris en charge. Faites signer le fournisseur avec RSA et SHA-256.',
  reasonCertificateExpired: 'Le certificat a expiré. Ajoutez le nouveau certificat du fournisseur.',
  reasonEncrypted: 'L’assertion est chiffrée. Désactivez cela chez le fournisseur.',
  reasonAudience:
    'La réponse est destinée à une autre audience. Saisissez l’ID d’entité du service chez le fournisseur.',
  reasonRecipient:
    'La réponse est destinée à une autre URL. Saisissez l’URL ACS chez le fournisseur.',
  reasonRequest: 'La réponse n’appartient pas à ce test. Recommencez-le, dans un seul onglet.',
  reasonClock: 'La réponse est arrivée trop tôt ou trop tard. Vérifiez l’horloge du fournisseur.',
  reasonAccountId: 'Le fournisseur n’a pas envoyé d’ID permanent du compte. Changez-y le NameID.',
  reasonOther: 'La connexion de test a échoué : {reason}.',
  connectionNeedsTest: 'Terminez d’abord une connexion de test.',
  connectionReady: 'Le test a réussi, vous pouvez activer la connexion.',
  connectionIsOn: 'Les adresses des domaines vérifiés peuvent se connecter avec elle.',
  turnOffConnectionTitle: 'Désactiver cette connexion ?',
  turnOffConnectionHelp:
    'Les utilisateurs ne peuvent plus se connecter avec elle tant que vous ne l’activez pas à nouveau. Les autres méthodes de connexion fonctionnent pour leurs adresses.',
  turnOffConnection: 'Désactiver la connexion',
  requireSingleSignOn: 'Exiger l’authentification unique',
  requireHelp: 'Les adresses des domaines vérifiés n’ont alors aucune autre méthode de connexion.',
  requireWarning:
    'Les mots de passe, codes, passkeys et autres fournisseurs ne connectent plus les adresses des domaines vérifiés, ni les utilisateurs qui se sont déjà connectés avec cette connexion. Les sessions des membres commencées avec une autre méthode se terminent maintenant.',
  emergencyOwner: 'Propriétaire de secours',
  emergencyOwnerHelp:
    'Un membre avec l’autorisation team_admin, qui garde toutes les méthodes de connexion et peut réparer la connexion.',
  emergencyOwnerNotAdmin: 'Ce membre n’a pas l’autorisation team_admin.',
  noEmergencyOwner:
    'L’équipe n’a pas encore de membres. Ajoutez d’abord un propriétaire de secours à l’équipe.',
  requiredExcept: 'Seul {name} garde les autres méthodes de connexion.',
  stopRequiring: 'Ne plus exiger',
  providerSettings: 'Paramètres du fournisseur',
  providerSettingsHelp:
    'Après une modification, la connexion demande une nouvelle connexion de test. Une connexion activée le reste.',
  connectionPermissions: 'Autorisations des membres',
  defaultPermissions: 'Autorisations par défaut',
  defaultPermissionsHelp:
    'Pour les nouveaux membres auxquels aucun groupe ne donne d’autorisations.',
  groupMappingsHelp:
    'Chaque connexion donne les autorisations des groupes de l’utilisateur et retire celles des autres groupes de cette liste.',
  addGroup: 'Ajouter un groupe',
  providerGroup: 'Groupe chez le fournisseur',
  providerGroupHelp:
    'Son nom ou son ID, tel que le fournisseur l’envoie. Microsoft Entra ID envoie des ID.',
  groupTaken: 'La liste contient déjà ce groupe.',
  groupRemoved: 'Groupe retiré.',
  certificatesHelp:
    'Le service accepte un certificat jusqu’à son expiration. Ajoutez le suivant avant que le fournisseur ne l’utilise.',
  addCertificate: 'Ajouter un certificat',
  certificateExpires: 'Expire {when}',
  certificateExpired: 'A expiré {when}',
  lastCertificateExpires:
    'Le dernier certificat du fournisseur expire {when}. Ajoutez le suivant pour que les utilisateurs puissent se connecter ensuite.',
  lastCertificateExpired:
    'Le dernier certificat du fournisseur a expiré {when}. Les utilisateurs ne peuvent plus se connecter tant que vous n’en ajoutez pas un nouveau.',
  removeCertificate: 'Retirer le certificat',
  removeCertificateTitle: 'Retirer ce certificat ?',
  removeCertificateHelp: 'Le service refuse alors les réponses que le fournisseur signe avec lui.',
  provisioning: 'Provisionnement',
  provisioningHelp:
    'Avec SCIM 2.0, le fournisseur crée, modifie et désactive les membres de l’équipe. Le guide décrit les étapes :',
  noScimTokens: 'Aucun jeton pour l’instant. Créez-en un et saisissez-le chez le fournisseur.',
  newScimToken: 'Nouveau jeton',
  createScimToken: 'Créer le jeton',
  scimDescriptionHelp: 'Facultatif, par exemple le nom du fournisseur.',
  scimToken: 'Jeton',
  copyScimTokenNow: 'Copiez le jeton maintenant. Il ne sera plus affiché.',
  scimBaseUrl: 'URL de base',
  scimBaseUrlHelp: 'Aussi appelée URL de locataire ou SCIM connector base URL.',
  scimTokenUsed: 'Dernière utilisation {when}',
  scimTokenUnused: 'Jamais utilisé',
  unnamedToken: 'Jeton sans description',
  revokeScimToken: 'Révoquer le jeton',
  revokeScimTokenHelp:
    'Le fournisseur ne peut plus créer, modifier ni désactiver de membres avec lui. Les utilisateurs et les groupes restent.',
  provisionedUsers: 'Utilisateurs provisionnés',
  noProvisionedUsers: 'Le fournisseur n’a pas encore créé d’utilisateurs.',
  provisionedActive: 'Actif',
  provisionedInactive: 'Désactivé',
  lastChange: 'Dernière modification',
  provisionedGroups: 'Groupes provisionnés',
  noProvisionedGroups: 'Le fournisseur n’a pas encore créé de groupes.',
  showMoreRows: 'Afficher plus',
  deleteConnection: 'Supprimer la connexion',
  deleteConnectionHelp: 'Les utilisateurs ne peuvent plus se connecter avec elle.',
  deleteConnectionWarning:
    'Les sessions commencées avec elle se terminent et ses jetons SCIM ne fonctionnent plus. Les utilisateurs restent membres et gardent leurs autres méthodes de connexion. Cette action est irréversible.',
  teamSingleSignOnHelp:
    'Une entreprise connecte son fournisseur d’identité. Ses employés s’y connectent alors et deviennent membres.',
  setUpSingleSignOn: 'Gérer l’authentification unique',
  companyAccounts: 'Comptes d’entreprise',
  companyAccountsHelp:
    'Comptes chez les fournisseurs d’identité d’équipes, avec lesquels l’utilisateur se connecte.',
  lastSignInWhen: 'Dernière connexion {when}',
}
