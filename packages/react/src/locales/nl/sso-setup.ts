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
  ssoDomainAddAnother: 'Nog een domein toevoegen',
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
  ssoDomainBack: 'Terug naar domeinen',
  ssoConnectTitle: '{provider} verbinden',
  ssoConnectProtocolTitle: 'Verbind je identiteitsprovider',
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
  ssoValuesEnter: 'Vul de waarden van je provider in.',
  ssoMetadata: 'URL of XML van de metadata',
  ssoValuesRefused: 'Deze waarden werken niet. Controleer ze en probeer het opnieuw.',
  ssoProviderChange: 'Andere provider kiezen',
  ssoValuesChange: 'Waarden wijzigen',
  ssoTestTitle: 'Test het inloggen',
  ssoTestLead:
    'De test opent een nieuw tabblad. Log daar in met een adres van je domein. De test maakt geen account.',
  ssoTest: 'Test starten',
  ssoTestAgain: 'Test opnieuw starten',
  ssoTestRunning: 'Wachten op het inloggen in het andere tabblad. Het resultaat verschijnt hier.',
  ssoTestFailed:
    'De test is mislukt ({reason}). Controleer de waarden bij je provider en probeer het opnieuw.',
  ssoReasonEmail: 'De provider stuurde geen e-mailadres van een geverifieerd domein van het team.',
  ssoReasonClient: 'De provider weigerde de client-ID, het geheim of de sleutel. Vergelijk ze.',
  ssoReasonUnavailable: 'De provider antwoordde niet. Controleer de URL en probeer het opnieuw.',
  ssoReasonRejected:
    'Het antwoord van de provider is ongeldig. Controleer de issuer en de client-ID.',
  ssoReasonIssuer:
    'Het antwoord noemt een andere issuer of entity ID. Vergelijk die met de provider.',
  ssoReasonDenied:
    'De provider weigerde het inloggen. De reden staat in het logboek van de provider.',
  ssoReasonUnsigned:
    'De assertion is niet ondertekend. Laat de provider die ondertekenen, niet alleen het antwoord.',
  ssoReasonSignature:
    'De handtekening klopt niet. De provider gebruikt een ander certificaat of een andere sleutel.',
  ssoReasonAlgorithm:
    'De handtekening heeft een niet-ondersteund algoritme. Laat de provider ondertekenen met RSA en SHA-256.',
  ssoReasonEncrypted: 'De assertion is versleuteld. Schakel dat uit bij de provider.',
  ssoReasonAudience:
    'Het antwoord is voor een andere audience. Voer de entity ID van de service in bij de provider.',
  ssoReasonRecipient: 'Het antwoord is voor een andere URL. Voer de ACS-URL in bij de provider.',
  ssoReasonRequest: 'Het antwoord hoort niet bij deze test. Begin opnieuw, in één tabblad.',
  ssoReasonClock: 'Het antwoord kwam te vroeg of te laat. Controleer de klok van de provider.',
  ssoReasonAccountId: 'De provider stuurde geen vaste ID van het account. Wijzig daar de NameID.',
  ssoReasonCertificate: 'Het certificaat is verlopen. Voer de nieuwe metadata van de provider in.',
  ssoTestPassed: 'De test is geslaagd.',
  ssoScimTitle: 'Gebruikers inrichten (optioneel)',
  ssoScimLead: 'Met SCIM 2.0 voegt je identiteitsprovider mensen automatisch toe en verwijdert ze.',
  ssoScimCreate: 'SCIM-token maken',
  ssoScimOnce: 'Kopieer het token nu. Het wordt maar één keer getoond.',
  ssoDoneTitle: 'Single sign-on is ingesteld',
  ssoDone: 'Een beheerder van {team} kan het nu inschakelen. Je kunt deze pagina sluiten.',
}
