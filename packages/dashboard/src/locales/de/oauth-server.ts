import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'OAuth-Server',
  oauthServerKeywords: 'OAuth-Anbieter, OpenID Connect, MCP, Clients, Einwilligung, Scopes, Gerät',
  oauthServerIntro:
    'Andere Apps, Kommandozeilen-Tools und KI-Agenten melden Ihre Nutzer mit deren Konto an, wenn die Nutzer es erlauben.',
  oauthOffTitle: 'Nutzer bei anderen Apps anmelden',
  oauthOffHelp: 'Ihre App wird ein Anbieter für OAuth und OpenID Connect, und zwar für:',
  oauthForApps: 'eine weitere App von Ihnen oder die App eines Partners',
  oauthForTools: 'Kommandozeilen-Tools, Fernseher und andere Geräte',
  oauthForAgents: 'KI-Agenten und MCP-Clients, die Ihre API aufrufen',
  oauthClientsKept: {
    one: 'Der Server ist aus. {count} Client bleibt erhalten, bis Sie ihn wieder einschalten.',
    other: 'Der Server ist aus. {count} Clients bleiben erhalten, bis Sie ihn wieder einschalten.',
  },
  consentUrl: 'URL der Einwilligungsseite',
  consentUrlHelp:
    'Die Seite Ihrer App, die Nutzer fragt, bevor eine andere App Zugriff bekommt. Die fertigen Seiten enthalten sie.',
  oauthClients: 'Clients',
  oauthClientsHelp:
    'Ein Client ist eine App, ein Tool oder ein Dienst, der Ihren OAuth-Server benutzt.',
  noOAuthClients:
    'Noch keine Clients. Erstellen Sie einen für die erste App, bei der sich Ihre Nutzer anmelden sollen.',
  newOAuthClient: 'Neuer Client',
  createOAuthClient: 'Client erstellen',
  oauthClientCreated: 'Client erstellt',
  clientKind: 'Art',
  grantBrowser: 'Anmeldung im Browser',
  grantRefresh: 'Erneuert den Zugriff',
  grantService: 'Handelt für sich selbst',
  grantDevice: 'Code auf einem anderen Gerät',
  grantTypes: 'Grant-Typen',
  redirectUrls: 'Weiterleitungs-URLs',
  moreRedirectUrls: { one: 'und {count} weitere', other: 'und {count} weitere' },
  kindWeb: 'App mit einem Server',
  kindWebHelp: 'Bewahrt ein Geheimnis auf dem Server auf. Zum Beispiel Next.js oder Rails.',
  kindBrowser: 'App im Browser',
  kindBrowserHelp: 'Läuft nur im Browser und hat deshalb kein Geheimnis.',
  kindNative: 'Kommandozeile oder Desktop',
  kindNativeHelp: 'Öffnet den Browser und wartet auf dem Rechner des Nutzers.',
  kindPhone: 'App auf dem Handy',
  kindPhoneHelp: 'Öffnet den Browser, der über einen Link zurückführt.',
  kindDevice: 'Fernseher oder anderes Gerät',
  kindDeviceHelp: 'Zeigt einen Code, den Nutzer auf einem anderen Gerät eingeben.',
  kindService: 'Dienst ohne Nutzer',
  kindServiceHelp: 'Ruft Ihre API in eigenem Namen auf, mit einem Geheimnis.',
  clientNameHelp: 'Nutzer lesen ihn, wenn der Client um Zugriff bittet.',
  redirectUrlsWebHelp:
    'Eine pro Zeile. Nutzer kehren nur zu genau diesen URLs zurück: https oder, für die Entwicklung, http auf localhost.',
  redirectUrlsNativeHelp:
    'Eine pro Zeile, mit http und 127.0.0.1. Der Client darf jeden Port benutzen.',
  redirectUrlsPhoneHelp:
    'Eine pro Zeile. Eine https-URL oder ein Schema wie com.example.app:/callback.',
  redirectUrlMissing: 'Geben Sie mindestens eine Weiterleitungs-URL ein.',
  redirectUrlNotWeb:
    '{url} ist nicht möglich. Verwenden Sie https oder http auf localhost, ohne #.',
  redirectUrlNotNative:
    '{url} ist nicht möglich. Verwenden Sie http mit 127.0.0.1 oder localhost, ohne #.',
  redirectUrlNotPhone:
    '{url} ist nicht möglich. Verwenden Sie https oder ein Schema wie com.example.app, ohne #.',
  scopes: 'Scopes',
  clientScopesHelp: 'Worum der Client die Nutzer bitten darf.',
  serviceScopesHelp: 'Was der Dienst tun darf.',
  noServiceScopes: 'Es gibt noch keine Scopes. Fügen Sie zuerst eine API mit Scopes hinzu.',
  scopeOpenId: 'Wissen, wer der Nutzer ist',
  scopeProfile: 'Name und Bild',
  scopeEmail: 'E-Mail-Adresse',
  scopeOfflineAccess: 'Angemeldet bleiben',
  copyClientSecretNow:
    'Kopieren Sie das Geheimnis jetzt und bewahren Sie es sicher auf. Es wird nicht noch einmal angezeigt.',
  connectClient: 'Verbinden',
  connectNamed: '{name} verbinden',
  connectHelp:
    'Jede Bibliothek für OAuth oder OpenID Connect funktioniert. Dieser Code ist für das npm-Paket openid-client.',
  deleteOAuthClient: 'Client löschen',
  deleteOAuthClientHelp:
    'Jeder Zugriff, den Nutzer ihm gegeben haben, endet, und er bekommt keine Tokens mehr. Ihre APIs nehmen Tokens, die er schon hat, noch höchstens 10 Minuten an.',
  oauthResources: 'APIs',
  oauthResourcesHelp: 'Ihre Server, die Zugriffstokens annehmen, und die Scopes, die sie prüfen.',
  noOAuthResources: 'Noch keine APIs. Ohne API erfahren Clients nur, wer der Nutzer ist.',
  addOAuthResource: 'API hinzufügen',
  editOAuthResource: 'API bearbeiten',
  resourceUrl: 'URL der API',
  resourceUrlHelp: 'Tokens für diese API gelten nirgends sonst.',
  secureUrlRule: 'Geben Sie eine https-URL oder eine http-URL von localhost ein, ohne #.',
  pageUrlRule: 'Geben Sie eine https-URL oder eine http-URL von localhost ein.',
  resourceTaken: 'Diese API ist schon in der Liste.',
  noScopes: 'Keine Scopes',
  scopeId: 'Scope',
  scopeIdRule: 'Geben Sie einen Scope ohne Leerzeichen, Anführungszeichen und Backslashes ein.',
  scopeDescription: 'Was Nutzer lesen',
  scopeDescriptionExample: 'Ihre Notizen lesen',
  addScope: 'Scope hinzufügen',
  removeScope: 'Scope {number} entfernen',
  resourceRemoved: 'API entfernt.',
  oauthAddresses: 'Adressen',
  oauthAddressesHelp: 'Bibliotheken brauchen nur den Aussteller. Den Rest finden sie selbst.',
  openIdMetadata: 'Metadaten von OpenID Connect',
  oauthMetadata: 'Metadaten von OAuth',
  signOutUrl: 'URL der Abmeldeseite',
  signOutUrlHelp:
    'Clients schicken Nutzer dorthin, um sie abzumelden. Die fertigen Seiten enthalten sie unter sign-out. Ist das Feld leer, können Clients keine Abmeldung verlangen.',
  clientSignOut: 'Abmeldung',
  postLogoutRedirectUrls: 'Weiterleitungs-URLs nach einer Abmeldung',
  postLogoutRedirectUrlsHelp:
    'Optional, eine pro Zeile. Dorthin kehren Nutzer nach einer Abmeldung zurück, die der Client verlangt hat.',
  clientBackChannelHelp:
    'Optional. Ihr Dienst meldet dort, wenn die Sitzung endet, mit der sich ein Nutzer beim Client angemeldet hat.',
  frontChannelLogoutUrl: 'Front-Channel-Logout-URL',
  frontChannelLogoutUrlHelp: 'Optional. Ihre Abmeldeseite öffnet sie in einem unsichtbaren Rahmen.',
  frontChannelOrigin: 'Geben Sie eine URL mit Schema, Host und Port einer Weiterleitungs-URL ein.',
  oauthPages: 'Seiten Ihrer App',
  turnOffOAuth: 'OAuth-Server ausschalten',
  turnOffOAuthTitle: 'Den OAuth-Server ausschalten?',
  turnOffOAuthHelp: 'Danach können andere Apps Ihre Nutzer nicht mehr anmelden.',
  turnOffOAuthWarning:
    'Jeder Zugriff, den Nutzer anderen Apps gegeben haben, endet. Ihre APIs nehmen Tokens, die Clients schon haben, noch höchstens 10 Minuten an. Wenn Sie den Server wieder einschalten, müssen Nutzer jede App erneut erlauben. Clients und APIs bleiben erhalten.',
  unverifiedClients: 'Nicht verifizierte Clients',
  unverifiedClientsHelp:
    'KI-Agenten verbinden sich oft ohne einen Client, den Sie erstellt haben. Sie wählen ihre Namen selbst, deshalb warnt die Einwilligungsseite die Nutzer.',
  allowMetadataDocuments: 'Metadaten-Dokumente als Client-ID erlauben',
  allowMetadataDocumentsHelp:
    'Die ID eines Clients ist die https-URL eines Dokuments, das ihn beschreibt. MCP-Clients bevorzugen das.',
  allowRegistration: 'Dynamische Registrierung erlauben',
  allowRegistrationHelp:
    'Jedes Programm kann sich selbst als Client registrieren. Clients, die das getan haben, bleiben, wenn Sie es ausschalten.',
  deleteUnverifiedHelp:
    'Jeder Zugriff, den Nutzer ihm gegeben haben, endet. Solange Sie nicht verifizierte Clients erlauben, können Nutzer ihn wieder erlauben.',
}
