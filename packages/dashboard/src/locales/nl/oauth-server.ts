import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'OAuth-server',
  oauthServerKeywords:
    'OAuth-provider, OpenID Connect, MCP, clients, toestemming, scopes, apparaat',
  oauthServerIntro:
    'Andere apps, opdrachtregeltools en AI-agents melden je gebruikers aan met hun account, als de gebruikers dat toestaan.',
  oauthOffTitle: 'Laat gebruikers zich aanmelden bij andere apps',
  oauthOffHelp: 'Je app wordt een provider voor OAuth en OpenID Connect, voor:',
  oauthForApps: 'een andere app van jou of van een partner',
  oauthForTools: 'opdrachtregeltools, tv’s en andere apparaten',
  oauthForAgents: 'AI-agents en MCP-clients die je API aanroepen',
  oauthClientsKept: {
    one: 'De server staat uit. {count} client blijft bewaard tot je hem weer inschakelt.',
    other: 'De server staat uit. {count} clients blijven bewaard tot je hem weer inschakelt.',
  },
  consentUrl: 'URL van de toestemmingspagina',
  consentUrlHelp:
    'De pagina van je app die gebruikers vraagt voordat een andere app toegang krijgt. De kant-en-klare pagina’s bevatten haar.',
  oauthClients: 'Clients',
  oauthClientsHelp: 'Een client is een app, een tool of een dienst die je OAuth-server gebruikt.',
  noOAuthClients:
    'Nog geen clients. Maak er een voor de eerste app waarbij je gebruikers zich moeten aanmelden.',
  newOAuthClient: 'Nieuwe client',
  createOAuthClient: 'Client maken',
  oauthClientCreated: 'Client gemaakt',
  clientKind: 'Soort',
  grantBrowser: 'Inloggen in een browser',
  grantRefresh: 'Vernieuwt de toegang',
  grantService: 'Handelt voor zichzelf',
  grantDevice: 'Code op een ander apparaat',
  grantTypes: 'Grant-typen',
  redirectUrls: 'Omleidings-URL’s',
  moreRedirectUrls: { one: 'en nog {count}', other: 'en nog {count}' },
  kindWeb: 'App met een server',
  kindWebHelp: 'Bewaart een geheim op zijn server. Bijvoorbeeld Next.js of Rails.',
  kindBrowser: 'App in de browser',
  kindBrowserHelp: 'Draait alleen in de browser en heeft dus geen geheim.',
  kindNative: 'Opdrachtregel of desktop',
  kindNativeHelp: 'Opent de browser en wacht op de computer van de gebruiker.',
  kindPhone: 'App op een telefoon',
  kindPhoneHelp: 'Opent de browser, die via een link terugleidt.',
  kindDevice: 'Tv of ander apparaat',
  kindDeviceHelp: 'Toont een code die gebruikers op een ander apparaat invoeren.',
  kindService: 'Dienst zonder gebruikers',
  kindServiceHelp: 'Roept je API namens zichzelf aan, met een geheim.',
  clientNameHelp: 'Gebruikers lezen hem wanneer de client om toegang vraagt.',
  redirectUrlsWebHelp:
    'Eén per regel. Gebruikers keren precies naar deze URL’s terug: https of, voor ontwikkeling, http op localhost.',
  redirectUrlsNativeHelp:
    'Eén per regel, met http en 127.0.0.1. De client mag elke poort gebruiken.',
  redirectUrlsPhoneHelp:
    'Eén per regel. Een https-URL of een schema zoals com.example.app:/callback.',
  redirectUrlMissing: 'Voer minstens één omleidings-URL in.',
  redirectUrlNotWeb: '{url} is niet mogelijk. Gebruik https, of http op localhost, zonder #.',
  redirectUrlNotNative:
    '{url} is niet mogelijk. Gebruik http met 127.0.0.1 of localhost, zonder #.',
  redirectUrlNotPhone:
    '{url} is niet mogelijk. Gebruik https, of een schema zoals com.example.app, zonder #.',
  scopes: 'Scopes',
  clientScopesHelp: 'Waar de client gebruikers om mag vragen.',
  serviceScopesHelp: 'Wat de dienst mag doen.',
  noServiceScopes: 'Er zijn nog geen scopes. Voeg eerst een API met scopes toe.',
  scopeOpenId: 'Weten wie de gebruiker is',
  scopeProfile: 'Naam en foto',
  scopeEmail: 'E-mailadres',
  scopeOfflineAccess: 'Aangemeld blijven',
  copyClientSecretNow: 'Kopieer het geheim nu en bewaar het veilig. Het wordt niet meer getoond.',
  connectClient: 'Verbinden',
  connectNamed: '{name} verbinden',
  connectHelp:
    'Elke bibliotheek voor OAuth of OpenID Connect werkt. Deze code is voor het npm-pakket openid-client.',
  deleteOAuthClient: 'Client verwijderen',
  deleteOAuthClientHelp:
    'Alle toegang die gebruikers hem gaven eindigt, en hij krijgt geen tokens meer. Je API’s accepteren tokens die hij al heeft nog hoogstens 10 minuten.',
  oauthResources: 'API’s',
  oauthResourcesHelp: 'Je servers die toegangstokens accepteren, en de scopes die ze controleren.',
  noOAuthResources:
    'Nog geen API’s. Tot je er een toevoegt, weten clients alleen wie de gebruiker is.',
  addOAuthResource: 'API toevoegen',
  editOAuthResource: 'API bewerken',
  resourceUrl: 'URL van de API',
  resourceUrlHelp: 'Tokens voor deze API zijn nergens anders geldig.',
  secureUrlRule: 'Voer een https-URL in, of een http-URL van localhost, zonder #.',
  pageUrlRule: 'Voer een https-URL in, of een http-URL van localhost.',
  resourceTaken: 'Deze API staat al in de lijst.',
  noScopes: 'Geen scopes',
  scopeId: 'Scope',
  scopeIdRule: 'Voer een scope in zonder spaties, aanhalingstekens en backslashes.',
  scopeDescription: 'Wat gebruikers lezen',
  scopeDescriptionExample: 'Je notities lezen',
  addScope: 'Scope toevoegen',
  removeScope: 'Scope {number} verwijderen',
  resourceRemoved: 'API verwijderd.',
  oauthAddresses: 'Adressen',
  oauthAddressesHelp: 'Bibliotheken hebben alleen de issuer nodig. De rest vinden ze zelf.',
  openIdMetadata: 'Metadata van OpenID Connect',
  oauthMetadata: 'Metadata van OAuth',
  signOutUrl: 'URL van de afmeldpagina',
  signOutUrlHelp:
    'Clients sturen gebruikers erheen om ze af te melden. De kant-en-klare pagina’s bevatten haar onder sign-out. Als het leeg is, kunnen clients er niet om vragen.',
  clientSignOut: 'Afmelden',
  postLogoutRedirectUrls: 'Omleidings-URL’s na een afmelding',
  postLogoutRedirectUrlsHelp:
    'Optioneel, één per regel. Gebruikers keren daarheen terug na een afmelding waar de client om vroeg.',
  clientBackChannelHelp:
    'Optioneel. Je service meldt daar wanneer de sessie eindigt waarmee een gebruiker zich bij de client aanmeldde.',
  frontChannelLogoutUrl: 'Front-channel-logout-URL',
  frontChannelLogoutUrlHelp: 'Optioneel. Je afmeldpagina opent deze in een verborgen frame.',
  frontChannelOrigin: 'Voer een URL in met het schema, de host en de poort van een omleidings-URL.',
  oauthPages: 'Pagina’s van je app',
  turnOffOAuth: 'OAuth-server uitschakelen',
  turnOffOAuthTitle: 'De OAuth-server uitschakelen?',
  turnOffOAuthHelp: 'Daarna kunnen andere apps je gebruikers niet meer aanmelden.',
  turnOffOAuthWarning:
    'Alle toegang die gebruikers aan andere apps gaven eindigt. Je API’s accepteren tokens die clients al hebben nog hoogstens 10 minuten. Als je de server weer inschakelt, moeten gebruikers elke app opnieuw toestaan. Clients en API’s blijven bewaard.',
  unverifiedClients: 'Niet-geverifieerde clients',
  unverifiedClientsHelp:
    'AI-agents verbinden vaak zonder een client die jij hebt gemaakt. Ze kiezen zelf hun naam, dus waarschuwt de toestemmingspagina gebruikers.',
  allowMetadataDocuments: 'Metadatadocumenten als client-ID toestaan',
  allowMetadataDocumentsHelp:
    'De ID van een client is de https-URL van een document dat hem beschrijft. MCP-clients geven hier de voorkeur aan.',
  allowRegistration: 'Dynamische registratie toestaan',
  allowRegistrationHelp:
    'Elk programma kan zichzelf als client registreren. Clients die dat deden blijven als je dit uitschakelt.',
  deleteUnverifiedHelp:
    'Alle toegang die gebruikers hem gaven eindigt. Zolang je niet-geverifieerde clients toestaat, kunnen gebruikers hem opnieuw toestaan.',
}
