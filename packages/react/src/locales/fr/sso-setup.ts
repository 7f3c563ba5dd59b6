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
  ssoDomainInvalid: 'Saisissez un domaine tel que acme.com qui n’est pas encore dans la liste.',
  ssoDomainRecord: 'Ajoutez cet enregistrement TXT au DNS de {domain}.',
  ssoRecordName: 'Nom',
  ssoRecordValue: 'Valeur',
  ssoDomainCheck: 'Vérifier maintenant',
  ssoDomainRemove: 'Retirer le domaine',
  ssoDomainMissing:
    'Enregistrement introuvable. Un nouvel enregistrement peut mettre jusqu’à un jour à être visible partout.',
  ssoDomainTaken: 'Une autre équipe a vérifié ce domaine.',
  ssoDomainVerified: '{domain} est vérifié.',
  ssoProviderTitle: 'Choisissez votre fournisseur d’identité',
  ssoOtherProvider: 'Autre ({protocol})',
  ssoConnectTitle: 'Connecter {provider}',
  ssoStepsOkta:
    'Dans l’Admin Console d’Okta, créez une intégration d’application avec OIDC et le type Web Application. Saisissez cette URI de redirection et attribuez l’application aux personnes concernées.',
  ssoStepsEntra:
    'Dans le centre d’administration Entra, inscrivez une application avec cette URI de redirection pour la plateforme Web. Créez ensuite un secret client.',
  ssoStepsGoogle:
    'Dans la console d’administration Google, ouvrez Applications, puis Applications Web et mobiles. Ajoutez une application SAML personnalisée, téléchargez ses métadonnées et saisissez ces valeurs.',
  ssoStepsKeycloak:
    'Dans la console d’administration de Keycloak, créez un client OpenID Connect avec authentification du client et cette URI de redirection.',
  ssoStepsOidc:
    'Chez votre fournisseur, enregistrez un client avec le flux de code d’autorisation et cette URI de redirection.',
  ssoStepsSaml:
    'Chez votre fournisseur, ajoutez un fournisseur de services avec ces valeurs. Les assertions doivent être signées et non chiffrées.',
  ssoMetadata: 'URL ou XML des métadonnées',
  ssoValuesRefused: 'Ces valeurs ne fonctionnent pas. Vérifiez-les et réessayez.',
  ssoProviderChange: 'Choisir un autre fournisseur',
  ssoTestTitle: 'Testez la connexion',
  ssoTestLead:
    'Le test ouvre un nouvel onglet. Connectez-vous-y avec une adresse de votre domaine. Le test ne crée aucun compte.',
  ssoTest: 'Lancer le test',
  ssoTestFailed:
    'Le test a échoué ({reason}). Vérifiez les valeurs chez votre fournisseur et réessayez.',
  ssoTestPassed: 'Le test a réussi.',
  ssoScimTitle: 'Provisionner les utilisateurs (facultatif)',
  ssoScimLead:
    'Avec SCIM 2.0, votre fournisseur d’identité ajoute et retire les personnes automatiquement.',
  ssoScimCreate: 'Créer un jeton SCIM',
  ssoScimOnce: 'Copiez le jeton maintenant. Il n’est affiché qu’une seule fois.',
  ssoDoneTitle: 'L’authentification unique est configurée',
  ssoDone: 'Un administrateur de {team} peut maintenant l’activer.',
}
