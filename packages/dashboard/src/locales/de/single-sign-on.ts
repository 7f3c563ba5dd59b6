import type { Texts } from '../text.js'

export const texts: Texts = {
  singleSignOnIntro:
    'Mitarbeitende eines Unternehmens melden sich bei dessen eigenem Identitätsanbieter an und werden Mitglieder von {team}.',
  teamDomains: 'Domains',
  teamDomainsHelp:
    'E-Mail-Adressen dieser Domains melden sich mit der Verbindung an. Ein TXT-Eintrag im DNS beweist, dass eine Domain dem Team gehört.',
  noTeamDomains: 'Noch keine Domains.',
  emailDomain: 'Domain der E-Mail-Adressen',
  addTeamDomain: 'Domain hinzufügen',
  teamDomainAdded: 'Hinzugefügt. Fügen Sie jetzt den Eintrag im DNS hinzu.',
  domainWaiting: 'Wartet auf den Eintrag',
  domainMissing: 'Eintrag fehlt',
  domainVerifiedWhen: 'Bestätigt {when}',
  domainMissingHelp:
    'Eine Prüfung {when} hat den Eintrag nicht gefunden. Fügen Sie ihn wieder hinzu: Nach 7 Tagen ohne ihn gilt die Domain nicht mehr als bestätigt.',
  addRecordHelp: 'Fügen Sie diesen TXT-Eintrag im DNS der Domain hinzu und behalten Sie ihn dort.',
  recordName: 'Name des TXT-Eintrags',
  recordValue: 'Wert des TXT-Eintrags',
  checkDomain: 'Jetzt prüfen',
  checkDomainNamed: 'Jetzt prüfen: {domain}',
  recordNotFound:
    'Das DNS hat diesen Eintrag noch nicht. Das kann einige Minuten dauern, bei manchen DNS-Anbietern auch einen Tag.',
  domainOfOtherTeam:
    'Ein anderes Team hat diese Domain bestätigt. Zuerst muss dessen Eintrag entfernt werden.',
  removeTeamDomain: 'Domain entfernen',
  removeTeamDomainHelp:
    'Die Verbindung meldet Adressen dieser Domain nicht mehr an und sperrt deren andere Anmeldemethoden nicht mehr.',
  connections: 'Verbindungen',
  connectionsHelp:
    'Eine Verbindung führt zu einem Identitätsanbieter wie Okta, Microsoft Entra ID, Google Workspace oder Keycloak. Ein Team hat eine eingeschaltete Verbindung.',
  noConnections: 'Noch keine Verbindungen.',
  addConnection: 'Verbindung hinzufügen',
  createConnection: 'Verbindung erstellen',
  connectionDraft: 'Entwurf',
  connectionTested: 'Getestet',
  connectionRequired: 'Vorgeschrieben',
  protocol: 'Protokoll',
  oidcHelp: 'Die meisten Anbieter unterstützen es, und es braucht keine Zertifikate.',
  samlHelp: 'Für Unternehmen, die es verlangen.',
  connectionNameHelp: 'Meist der Name des Unternehmens. Nutzer lesen ihn bei der Anmeldung.',
  clientAuthentication: 'Authentifizierung des Dienstes',
  privateKey: 'Privater Schlüssel',
  privateKeyHelp: 'PEM (PKCS #8): RSA oder die elliptische Kurve P-256, P-384 oder P-521.',
  privateKeyStoredHelp: 'Lassen Sie das Feld leer, um den gespeicherten Schlüssel zu behalten.',
  privateKeyIdHelp:
    'Optional: die kid des öffentlichen Schlüssels, mit der der Anbieter ihn findet.',
  requestedScopesHelp: 'Durch Leerzeichen getrennt. openid wird immer angefragt.',
  profileClaims: 'Claims',
  profileAttributes: 'Attribute',
  profileClaimsHelp: 'Die Namen, unter denen der Anbieter das Profil eines Nutzers sendet.',
  profileAttributesHelp:
    'Lassen Sie ein Feld leer für die Namen, die Anbieter üblicherweise senden.',
  groupsField: 'Gruppen',
  samlSource: 'Einstellungen des Anbieters',
  metadataUrl: 'Metadaten-URL',
  metadataUrlHelp: 'Der Anbieter veröffentlicht seine Einstellungen unter einer URL.',
  metadataXml: 'Metadaten-XML',
  metadataXmlHelp: 'Der Anbieter hat eine Datei zum Herunterladen. Fügen Sie ihren Text ein.',
  enterByHand: 'Selbst eingeben',
  enterByHandHelp: 'Kopieren Sie jeden Wert vom Anbieter.',
  providerEntityId: 'Entity-ID des Anbieters',
  ssoUrl: 'Anmelde-URL des Anbieters',
  ssoUrlHelp: 'Sein Single-Sign-on-Dienst mit dem Binding HTTP-Redirect.',
  certificates: 'Zertifikate',
  certificatesFieldHelp: 'In PEM, eines nach dem anderen.',
  setupLinks: 'Einrichtungslinks',
  setupLinksHelp:
    'Mit einem Link bestätigt ein Administrator des Unternehmens die Domain, verbindet den Identitätsanbieter und testet ihn, ohne ein Konto zu haben. Danach schalten Sie die Verbindung ein.',
  noSetupLinks: 'Noch keine Links.',
  setupLinksNeedDomain:
    'Ein Einrichtungslink öffnet eine Seite Ihrer App. {link}, um Links zu erstellen.',
  newSetupLink: 'Neuer Link',
  newSetupLinkHelp:
    'Der Link gilt 7 Tage. Wer ihn hat, kann Single Sign-on für dieses Team einrichten. Senden Sie ihn deshalb nur an den Administrator.',
  createSetupLink: 'Link erstellen',
  setupLinkCreated: 'Link erstellt',
  setupLink: 'Einrichtungslink',
  copySetupLinkNow: 'Kopieren Sie den Link jetzt. Er wird nicht noch einmal angezeigt.',
  setupLinkExpires: 'Läuft {when} ab',
  revokeSetupLink: 'Link widerrufen',
  revokeSetupLinkTitle: 'Diesen Link widerrufen?',
  revokeSetupLinkHelp: 'Der Link funktioniert nicht mehr. Die Domains und die Verbindung bleiben.',
  connectionOf: '{protocol}-Verbindung von {team}',
  providerValues: 'Werte für den Anbieter',
  providerValuesHelp:
    'Geben Sie sie beim Identitätsanbieter ein. Die Anleitung hat die Schritte für jeden:',
  guideSteps: 'Schritte in der Anleitung',
  serviceEntityId: 'Entity-ID des Dienstes',
  serviceEntityIdHelp:
    'Heißt auch Audience oder Identifier. Sie ist zugleich die URL der Metadaten.',
  acsUrl: 'ACS-URL',
  acsUrlHelp: 'Heißt auch Antwort-URL oder Single-Sign-on-URL.',
  testAndTurnOn: 'Testen und einschalten',
  connectionNeedsDomain: 'Das Team hat noch keine bestätigte Domain. {link}, bevor Sie testen.',
  verifyDomainLink: 'Bestätigen Sie eine Domain',
  testSucceeded: 'Die Testanmeldung war erfolgreich.',
  testedGroups: 'Gruppen: {groups}',
  reasonEmail: 'Der Anbieter hat keine E-Mail-Adresse einer bestätigten Domain des Teams gesendet.',
  reasonClient:
    'Der Anbieter hat die Client-ID, das Geheimnis oder den Schlüssel abgelehnt. Vergleichen Sie sie.',
  reasonUnavailable:
    'Der Anbieter hat nicht geantwortet. Prüfen Sie seine URL und versuchen Sie es erneut.',
  reasonRejected:
    'Die Antwort des Anbieters ist ungültig. Prüfen Sie den Aussteller und die Client-ID.',
  reasonIssuer:
    'Die Antwort nennt einen anderen Aussteller oder eine andere Entity-ID. Vergleichen Sie sie mit dem Anbieter.',
  reasonDenied: 'Der Anbieter hat die Anmeldung abgelehnt. Der Grund steht in seinem Protokoll.',
  reasonScope: 'Der Anbieter kennt einen angefragten Scope nicht. Entfernen Sie ihn.',
  reasonUnsigned:
    'Die Assertion ist nicht signiert. Lassen Sie den Anbieter sie signieren, nicht nur die Antwort.',
  reasonSignature:
    'Die Signatur passt nicht. Der Anbieter benutzt ein anderes Zertifikat oder einen anderen Schlüssel.',
  reasonAlgorithm:
    'Der Algorithmus der Signatur wird nicht unterstützt. Lassen Sie den Anbieter mit RSA und SHA-256 signieren.',
  reasonCertificateExpired:
    'Das Zertifikat ist abgelaufen. Fügen Sie das neue des Anbieters hinzu.',
  reasonEncrypted: 'Die Assertion ist verschlüsselt. Schalten Sie das beim Anbieter aus.',
  reasonAudience:
    'Die Antwort ist für eine andere Audience. Geben Sie beim Anbieter die Entity-ID des Dienstes ein.',
  reasonRecipient: 'Die Antwort ist für eine andere URL. Geben Sie beim Anbieter die ACS-URL ein.',
  reasonRequest:
    'Die Antwort gehört nicht zu diesem Test. Starten Sie ihn noch einmal, in einem einzigen Tab.',
  reasonClock: 'Die Antwort kam zu früh oder zu spät. Prüfen Sie die Uhr des Anbieters.',
  reasonAccountId:
    'Der Anbieter hat keine dauerhafte ID des Kontos gesendet. Ändern Sie dort die NameID.',
  reasonOther: 'Die Testanmeldung ist fehlgeschlagen: {reason}.',
  connectionNeedsTest: 'Schließen Sie zuerst eine Testanmeldung ab.',
  connectionReady: 'Der Test war erfolgreich, Sie können die Verbindung einschalten.',
  connectionIsOn: 'Adressen der bestätigten Domains können sich damit anmelden.',
  turnOffConnectionTitle: 'Diese Verbindung ausschalten?',
  turnOffConnectionHelp:
    'Nutzer können sich nicht damit anmelden, bis Sie sie wieder einschalten. Andere Anmeldemethoden funktionieren für ihre Adressen.',
  turnOffConnection: 'Verbindung ausschalten',
  requireSingleSignOn: 'Single Sign-on vorschreiben',
  requireHelp: 'Adressen der bestätigten Domains haben dann keine andere Anmeldemethode.',
  requireWarning:
    'Passwörter, Codes, Passkeys und andere Anbieter melden Adressen der bestätigten Domains nicht mehr an, ebenso wenig Nutzer, die sich schon mit dieser Verbindung angemeldet haben. Sitzungen von Mitgliedern, die mit einer anderen Methode begannen, enden jetzt.',
  emergencyOwner: 'Notfall-Inhaber',
  emergencyOwnerHelp:
    'Ein Mitglied mit der Berechtigung team_admin, das alle Anmeldemethoden behält und die Verbindung reparieren kann.',
  emergencyOwnerNotAdmin: 'Dieses Mitglied hat die Berechtigung team_admin nicht.',
  noEmergencyOwner:
    'Kein Mitglied des Teams hat eine andere Anmeldemethode. Fügen Sie zuerst ein Mitglied mit Passwort oder Passkey hinzu.',
  searchEmergencyOwner: 'Mitglied suchen',
  noEmergencyOwnerFound: 'Kein passendes Mitglied hat eine andere Anmeldemethode.',
  requiredExcept: 'Nur {name} behält die anderen Anmeldemethoden.',
  stopRequiring: 'Nicht mehr vorschreiben',
  providerSettings: 'Einstellungen des Anbieters',
  providerSettingsHelp:
    'Nach einer Änderung braucht die Verbindung eine neue Testanmeldung. Eine eingeschaltete bleibt eingeschaltet.',
  connectionPermissions: 'Berechtigungen der Mitglieder',
  defaultPermissions: 'Standardberechtigungen',
  defaultPermissionsHelp: 'Für neue Mitglieder, denen keine Gruppe Berechtigungen gibt.',
  groupMappingsHelp:
    'Jede Anmeldung gibt die Berechtigungen der Gruppen des Nutzers und nimmt die der anderen Gruppen in dieser Liste.',
  addGroup: 'Gruppe hinzufügen',
  providerGroup: 'Gruppe beim Anbieter',
  providerGroupHelp:
    'Ihr Name oder ihre ID, wie der Anbieter sie sendet. Microsoft Entra ID sendet IDs.',
  groupTaken: 'Die Liste hat diese Gruppe schon.',
  groupRemoved: 'Gruppe entfernt.',
  certificatesHelp:
    'Der Dienst akzeptiert ein Zertifikat, bis es abläuft. Fügen Sie das nächste hinzu, bevor der Anbieter es benutzt.',
  addCertificate: 'Zertifikat hinzufügen',
  noNewCertificates: 'Die Liste hat diese Zertifikate schon.',
  certificateExpires: 'Läuft {when} ab',
  certificateExpired: 'Lief {when} ab',
  lastCertificateExpires:
    'Das letzte Zertifikat des Anbieters läuft {when} ab. Fügen Sie das nächste hinzu, damit Nutzer sich danach anmelden können.',
  lastCertificateExpired:
    'Das letzte Zertifikat des Anbieters lief {when} ab. Nutzer können sich nicht anmelden, bis Sie ein neues hinzufügen.',
  removeCertificate: 'Zertifikat entfernen',
  removeCertificateTitle: 'Dieses Zertifikat entfernen?',
  removeCertificateHelp: 'Der Dienst lehnt dann Antworten ab, die der Anbieter damit signiert.',
  provisioning: 'Bereitstellung',
  provisioningHelp:
    'Mit SCIM 2.0 erstellt, ändert und deaktiviert der Anbieter die Mitglieder des Teams. Die Anleitung hat die Schritte:',
  noScimTokens: 'Noch keine Tokens. Erstellen Sie eines und geben Sie es beim Anbieter ein.',
  newScimToken: 'Neues Token',
  createScimToken: 'Token erstellen',
  scimTokenCreated: 'Token erstellt',
  scimDescriptionHelp: 'Optional, zum Beispiel der Name des Anbieters.',
  scimToken: 'Token',
  copyScimTokenNow: 'Kopieren Sie das Token jetzt. Es wird nicht noch einmal angezeigt.',
  scimBaseUrl: 'Basis-URL',
  scimBaseUrlHelp: 'Heißt auch Mandanten-URL oder SCIM Connector Base URL.',
  scimTokenUsed: 'Zuletzt benutzt {when}',
  scimTokenUnused: 'Nie benutzt',
  unnamedToken: 'Token ohne Beschreibung',
  revokeScimToken: 'Token widerrufen',
  revokeScimTokenHelp:
    'Der Anbieter kann damit keine Mitglieder mehr erstellen, ändern oder deaktivieren. Nutzer und Gruppen bleiben.',
  provisionedUsers: 'Bereitgestellte Nutzer',
  provisionedActive: 'Aktiv',
  provisionedInactive: 'Deaktiviert',
  lastChange: 'Letzte Änderung',
  provisionedGroups: 'Bereitgestellte Gruppen',
  showMoreRows: 'Mehr anzeigen',
  deleteConnection: 'Verbindung löschen',
  deleteConnectionHelp: 'Nutzer können sich nicht mehr damit anmelden.',
  deleteConnectionWarning:
    'Sitzungen, die damit begannen, enden, und ihre SCIM-Tokens funktionieren nicht mehr. Nutzer bleiben Mitglieder und behalten ihre anderen Anmeldemethoden. Das kann nicht rückgängig gemacht werden.',
  teamSingleSignOnHelp:
    'Ein Unternehmen verbindet seinen Identitätsanbieter. Seine Mitarbeitenden melden sich dann dort an und werden Mitglieder.',
  setUpSingleSignOn: 'Single Sign-on verwalten',
  companyAccounts: 'Unternehmenskonten',
  companyAccountsHelp:
    'Konten bei Identitätsanbietern von Teams, mit denen sich der Nutzer anmeldet.',
  lastSignInWhen: 'Letzte Anmeldung {when}',
}
