import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: 'Stap {step} van 4',
  ssoSetupFor: 'Single sign-on voor {team}. Deze link werkt tot {date}.',
  ssoSetupGoneTitle: 'Deze link werkt niet',
  ssoSetupGone:
    'De link is verlopen, ingetrokken of niet volledig gekopieerd. Vraag om een nieuwe.',
  ssoDomainTitle: 'Verifieer je domein',
  ssoDomainLead:
    'Mensen met een e-mailadres van dit domein loggen straks in bij je identiteitsprovider.',
  ssoDomain: 'Domein',
  ssoDomainAdd: 'Domein toevoegen',
  ssoDomainInvalid: 'Voer een domein in zoals acme.com dat nog niet in de lijst staat.',
  ssoDomainRecord: 'Voeg dit TXT-record toe aan de DNS van {domain}.',
  ssoRecordName: 'Naam',
  ssoRecordValue: 'Waarde',
  ssoDomainCheck: 'Nu controleren',
  ssoDomainRemove: 'Domein verwijderen',
  ssoDomainMissing:
    'We hebben het record niet gevonden. Het kan een dag duren voordat een nieuw record overal zichtbaar is.',
  ssoDomainTaken: 'Een ander team heeft dit domein geverifieerd.',
  ssoDomainVerified: '{domain} is geverifieerd.',
  ssoProviderTitle: 'Kies je identiteitsprovider',
  ssoOtherProvider: 'Andere ({protocol})',
  ssoConnectTitle: '{provider} verbinden',
  ssoStepsOkta:
    'Maak in de Okta Admin Console een app-integratie met OIDC en het type Web Application. Voer deze redirect-URI in en wijs de mensen toe die mogen inloggen.',
  ssoStepsEntra:
    'Registreer in het Entra-beheercentrum een toepassing met deze redirect-URI voor het platform Web. Maak daarna een clientgeheim.',
  ssoStepsGoogle:
    'Open in de Google-beheerdersconsole Apps en dan Web- en mobiele apps. Voeg een aangepaste SAML-app toe, download de metadata en voer deze waarden in.',
  ssoStepsKeycloak:
    'Maak in de beheerconsole van Keycloak een OpenID Connect-client met clientauthenticatie en deze redirect-URI.',
  ssoStepsOidc:
    'Registreer bij je provider een client met de authorization code flow en deze redirect-URI.',
  ssoStepsSaml:
    'Voeg bij je provider een serviceprovider met deze waarden toe. Assertions moeten ondertekend en niet versleuteld zijn.',
  ssoMetadata: 'URL of XML van de metadata',
  ssoValuesRefused: 'Deze waarden werken niet. Controleer ze en probeer het opnieuw.',
  ssoProviderChange: 'Andere provider kiezen',
  ssoTestTitle: 'Test het inloggen',
  ssoTestLead:
    'De test opent een nieuw tabblad. Log daar in met een adres van je domein. De test maakt geen account.',
  ssoTest: 'Test starten',
  ssoTestFailed:
    'De test is mislukt ({reason}). Controleer de waarden bij je provider en probeer het opnieuw.',
  ssoTestPassed: 'De test is geslaagd.',
  ssoScimTitle: 'Gebruikers inrichten (optioneel)',
  ssoScimLead: 'Met SCIM 2.0 voegt je identiteitsprovider mensen automatisch toe en verwijdert ze.',
  ssoScimCreate: 'SCIM-token maken',
  ssoScimOnce: 'Kopieer het token nu. Het wordt maar één keer getoond.',
  ssoDoneTitle: 'Single sign-on is ingesteld',
  ssoDone: 'Een beheerder van {team} kan het nu inschakelen.',
}
