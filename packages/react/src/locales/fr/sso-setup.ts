import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'Étape {step} sur 4',
  ssoSetupFor: 'Authentification unique pour {team}. Ce lien est valable jusqu’au {date}.',
  ssoSetupGoneTitle: 'Ce lien ne fonctionne pas',
  ssoSetupGone:
    'Il a expiré, a été révoqué ou n’a pas été copié en entier. Demandez-en un nouveau.',
  ssoDomainTitle: 'Vérifiez votre domaine',
  ssoDomainLead:
    'Les personnes ayant une adresse e-mail de ce domaine se connecteront avec votre fournisseur d’identité.',
  ssoDomain: 'Domaine',
  ssoDomainAdd: 'Ajouter le domaine',
  ssoDomainAddAnother: 'Ajouter un autre domaine',
  ssoDomainInvalid: 'Saisissez un domaine tel que acme.com qui n’est pas encore dans la liste.',
  ssoDomainRecord: 'Ajoutez cet enregistrement TXT au DNS de {domain}.',
  ssoRecordName: 'Nom',
  ssoRecordValue: 'Valeur',
  ssoDomainCheck: 'Vérifier maintenant',
  ssoDomainRemove: 'Retirer {domain}',
  ssoDomainRemoveTitle: 'Retirer {domain} ?',
  ssoDomainRemoveText:
    'Son enregistrement TXT ne fonctionnera plus. Si vous ajoutez à nouveau le domaine, il recevra un nouvel enregistrement.',
  ssoDomainMissing:
    'Enregistrement introuvable. Un nouvel enregistrement peut mettre jusqu’à un jour à être visible partout.',
  ssoDomainTaken: 'Une autre équipe a vérifié ce domaine.',
  ssoDomainVerified: '{domain} est vérifié.',
  ssoProviderTitle: 'Choisissez votre fournisseur d’identité',
  ssoOtherProvider: 'Autre ({protocol})',
  ssoDomainBack: 'Retour aux domaines',
  ssoConnectTitle: 'Connecter {provider}',
  ssoConnectProtocolTitle: 'Connectez votre fournisseur d’identité',
  ssoCreateIn: 'Créez une application dans {console}.',
  ssoCreateAtProvider: 'Créez une application chez votre fournisseur.',
  ssoActOpen: 'Ouvrez {place} et choisissez {item}.',
  ssoActType: 'Choisissez {method} et {type}.',
  ssoActRedirect: 'Saisissez l’URI de redirection ci-dessous sous {field}.',
  ssoActAssign: 'Sous {place}, attribuez l’application aux personnes autorisées à se connecter.',
  ssoActPlatform:
    'Sous {place}, choisissez {platform} et saisissez l’URI de redirection ci-dessous.',
  ssoActNewSecret: 'Sous {place}, choisissez {item} et copiez {field}.',
  ssoActDownload: 'Nommez l’application, continuez et choisissez {item}.',
  ssoActEntityId: 'Saisissez les valeurs ci-dessous comme {acs} et {entity}.',
  ssoActTurnOn: 'Sous {place}, activez l’application pour les personnes autorisées à se connecter.',
  ssoActOption: 'Activez {option}.',
  ssoActCopySecret: 'Copiez le secret client depuis {place}.',
  ssoActClient: 'Enregistrez un client avec le flux de code d’autorisation et un secret client.',
  ssoActRedirectUri: 'Saisissez l’URI de redirection ci-dessous.',
  ssoActServiceProvider: 'Ajoutez un fournisseur de services pour SAML 2.0.',
  ssoActSigned: 'Faites signer les assertions par le fournisseur, sans les chiffrer.',
  ssoActPeople: 'Donnez l’accès aux personnes autorisées à se connecter.',
  ssoValuesEnter: 'Saisissez les valeurs de votre fournisseur.',
  ssoValuesMetadata: 'Importez ou collez les métadonnées de votre fournisseur.',
  ssoMetadata: 'URL ou XML des métadonnées',
  ssoMetadataXml: 'XML des métadonnées',
  ssoMetadataFile: 'Choisir un fichier',
  ssoMetadataFileWrong:
    'Choisissez le fichier XML des métadonnées de votre fournisseur, de 500 Ko au plus.',
  ssoValuesRefused: 'Ces valeurs ne fonctionnent pas. Vérifiez-les et réessayez.',
  ssoProviderChange: 'Choisir un autre fournisseur',
  ssoValuesChange: 'Modifier les valeurs',
  ssoTestTitle: 'Testez la connexion',
  ssoTestLead:
    'Le test ouvre un nouvel onglet. Connectez-vous-y avec une adresse de votre domaine. Le test ne crée aucun compte.',
  ssoTest: 'Lancer le test',
  ssoTestAgain: 'Relancer le test',
  ssoTestRunning: 'En attente de la connexion dans l’autre onglet. Le résultat s’affichera ici.',
  ssoTestFailed: 'Le test a échoué. Vérifiez les valeurs chez votre fournisseur et réessayez.',
  ssoReasonEmail:
    'Le fournisseur n’a envoyé aucune adresse e-mail d’un domaine vérifié de l’équipe.',
  ssoReasonClient:
    'Le fournisseur a refusé l’ID client, le secret ou la clé. Comparez-les avec les valeurs chez votre fournisseur.',
  ssoReasonUnavailable: 'Le fournisseur n’a pas répondu. Vérifiez son URL et réessayez.',
  ssoReasonRejected:
    'La réponse du fournisseur n’est pas valide. Vérifiez l’émetteur et l’ID client.',
  ssoReasonIssuer:
    'La réponse nomme un autre émetteur ou un autre ID d’entité. Comparez avec le fournisseur.',
  ssoReasonDenied: 'Le fournisseur a refusé la connexion. Son journal en donne la raison.',
  ssoReasonUnsigned:
    'L’assertion n’est pas signée. Faites-la signer par le fournisseur, pas seulement la réponse.',
  ssoReasonSignature:
    'La signature ne correspond pas. Le fournisseur utilise un autre certificat ou une autre clé.',
  ssoReasonAlgorithm:
    'L’algorithme de la signature n’est pas pris en charge. Faites signer le fournisseur avec RSA et SHA-256.',
  ssoReasonEncrypted: 'L’assertion est chiffrée. Désactivez cela chez le fournisseur.',
  ssoReasonAudience:
    'La réponse est destinée à une autre audience. Saisissez l’ID d’entité du service chez le fournisseur.',
  ssoReasonRecipient:
    'La réponse est destinée à une autre URL. Saisissez l’URL ACS chez le fournisseur.',
  ssoReasonRequest: 'La réponse n’appartient pas à ce test. Recommencez-le, dans un seul onglet.',
  ssoReasonClock:
    'La réponse est arrivée trop tôt ou trop tard. Vérifiez l’horloge du fournisseur.',
  ssoReasonAccountId:
    'Le fournisseur n’a pas envoyé d’ID permanent du compte. Changez-y le NameID.',
  ssoReasonCertificate:
    'Le certificat a expiré. Saisissez les nouvelles métadonnées du fournisseur.',
  ssoTestPassed: 'Le test a réussi.',
  ssoScimTitle: 'Provisionner les utilisateurs (facultatif)',
  ssoScimLead:
    'Avec SCIM 2.0, votre fournisseur d’identité ajoute et retire les personnes automatiquement.',
  ssoScimCreate: 'Créer un jeton SCIM',
  ssoScimOnce: 'Copiez le jeton maintenant. Il n’est affiché qu’une seule fois.',
  ssoFinish: 'Terminer',
  ssoDoneTitle: 'L’authentification unique est configurée',
  ssoDone: 'Un administrateur de {team} peut maintenant l’activer. Vous pouvez fermer cette page.',
}
