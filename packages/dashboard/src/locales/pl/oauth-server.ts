import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'Serwer OAuth',
  oauthServerKeywords: 'dostawca OAuth, OpenID Connect, MCP, klienci, zgoda, zakresy, urządzenie',
  oauthServerIntro:
    'Inne aplikacje, narzędzia wiersza poleceń i agenci AI logują Twoich użytkowników na ich konto, jeśli użytkownicy na to pozwolą.',
  oauthOffTitle: 'Pozwól użytkownikom logować się do innych aplikacji',
  oauthOffHelp: 'Twoja aplikacja staje się dostawcą OAuth i OpenID Connect dla:',
  oauthForApps: 'innej Twojej aplikacji lub aplikacji partnera',
  oauthForTools: 'narzędzi wiersza poleceń, telewizorów i innych urządzeń',
  oauthForAgents: 'agentów AI i klientów MCP, którzy wywołują Twoje API',
  oauthClientsKept: {
    one: 'Serwer jest wyłączony. {count} klient pozostaje zapisany do ponownego włączenia.',
    few: 'Serwer jest wyłączony. {count} klienci pozostają zapisani do ponownego włączenia.',
    many: 'Serwer jest wyłączony. {count} klientów pozostaje zapisanych do ponownego włączenia.',
    other: 'Serwer jest wyłączony. {count} klienta pozostaje zapisane do ponownego włączenia.',
  },
  consentUrl: 'Adres URL strony zgody',
  consentUrlHelp:
    'Strona Twojej aplikacji, która pyta użytkowników, zanim inna aplikacja dostanie dostęp. Gotowe strony ją zawierają.',
  oauthClients: 'Klienci',
  oauthClientsHelp: 'Klient to aplikacja, narzędzie lub usługa, która używa Twojego serwera OAuth.',
  noOAuthClients:
    'Nie ma jeszcze klientów. Utwórz klienta dla pierwszej aplikacji, do której mają się logować użytkownicy.',
  newOAuthClient: 'Nowy klient',
  createOAuthClient: 'Utwórz klienta',
  clientKind: 'Rodzaj',
  grantTypes: 'Typy grantów',
  redirectUrls: 'Adresy URL przekierowania',
  moreRedirectUrls: {
    one: 'i {count} więcej',
    few: 'i {count} więcej',
    many: 'i {count} więcej',
    other: 'i {count} więcej',
  },
  kindWeb: 'Aplikacja z serwerem',
  kindWebHelp: 'Przechowuje tajny klucz na swoim serwerze. Na przykład Next.js lub Rails.',
  kindBrowser: 'Aplikacja w przeglądarce',
  kindBrowserHelp: 'Działa tylko w przeglądarce, więc nie ma tajnego klucza.',
  kindNative: 'Wiersz poleceń lub komputer',
  kindNativeHelp: 'Otwiera przeglądarkę i czeka na komputerze użytkownika.',
  kindPhone: 'Aplikacja na telefon',
  kindPhoneHelp: 'Otwiera przeglądarkę, która wraca przez link.',
  kindDevice: 'Telewizor lub inne urządzenie',
  kindDeviceHelp: 'Pokazuje kod, który użytkownicy wpisują na innym urządzeniu.',
  kindService: 'Usługa bez użytkowników',
  kindServiceHelp: 'Wywołuje Twoje API we własnym imieniu, z tajnym kluczem.',
  clientNameHelp: 'Użytkownicy czytają ją, gdy klient prosi o dostęp.',
  redirectUrlsWebHelp:
    'Po jednym w wierszu. Użytkownicy wracają dokładnie pod te adresy: https lub, do programowania, http na localhost.',
  redirectUrlsNativeHelp:
    'Po jednym w wierszu, z http i 127.0.0.1. Klient może używać dowolnego portu.',
  redirectUrlsPhoneHelp:
    'Po jednym w wierszu. Adres https lub schemat taki jak com.example.app:/callback.',
  redirectUrlMissing: 'Wpisz co najmniej jeden adres URL przekierowania.',
  redirectUrlNotWeb: '{url} nie jest możliwy. Użyj https lub http na localhost, bez #.',
  redirectUrlNotNative: '{url} nie jest możliwy. Użyj http z 127.0.0.1 lub localhost, bez #.',
  redirectUrlNotPhone:
    '{url} nie jest możliwy. Użyj https lub schematu takiego jak com.example.app, bez #.',
  scopes: 'Zakresy',
  clientScopesHelp: 'O co klient może prosić użytkowników.',
  serviceScopesHelp: 'Co usługa może robić.',
  noServiceScopes: 'Nie ma jeszcze zakresów. Najpierw dodaj API z zakresami.',
  scopeOpenId: 'Wiedzieć, kim jest użytkownik',
  scopeProfile: 'Nazwa i zdjęcie',
  scopeEmail: 'Adres e-mail',
  scopeOfflineAccess: 'Pozostać zalogowanym',
  copyClientSecretNow:
    'Skopiuj tajny klucz teraz i przechowaj go w bezpiecznym miejscu. Nie zostanie pokazany ponownie.',
  connectClient: 'Połącz',
  connectNamed: 'Połącz: {name}',
  connectHelp:
    'Działa każda biblioteka OAuth lub OpenID Connect. Ten kod jest dla pakietu npm openid-client.',
  deleteOAuthClient: 'Usuń klienta',
  deleteOAuthClientHelp:
    'Cały dostęp, który dali mu użytkownicy, kończy się, a klient nie dostaje już tokenów. Twoje API przyjmują tokeny, które już ma, jeszcze najwyżej 10 minut.',
  oauthResources: 'API',
  oauthResourcesHelp: 'Twoje serwery, które przyjmują tokeny dostępu, i zakresy, które sprawdzają.',
  noOAuthResources:
    'Nie ma jeszcze API. Dopóki go nie dodasz, klienci wiedzą tylko, kim jest użytkownik.',
  addOAuthResource: 'Dodaj API',
  editOAuthResource: 'Edytuj API',
  resourceUrl: 'Adres URL API',
  resourceUrlHelp: 'Tokeny dla tego API nie są ważne nigdzie indziej.',
  secureUrlRule: 'Wpisz adres https lub adres http z localhost, bez #.',
  resourceTaken: 'To API jest już na liście.',
  noScopes: 'Brak zakresów',
  scopeId: 'Zakres',
  scopeIdRule: 'Wpisz zakres bez spacji, cudzysłowów i ukośników odwrotnych.',
  scopeDescription: 'Co czytają użytkownicy',
  scopeDescriptionExample: 'Czytać Twoje notatki',
  addScope: 'Dodaj zakres',
  removeScope: 'Usuń zakres {number}',
  resourceRemoved: 'Usunięto API.',
  oauthAddresses: 'Adresy',
  oauthAddressesHelp: 'Biblioteki potrzebują tylko wystawcy. Resztę znajdują same.',
  openIdMetadata: 'Metadane OpenID Connect',
  oauthMetadata: 'Metadane OAuth',
  signOutUrl: 'Adres URL strony wylogowania',
  signOutUrlHelp:
    'Klienci wysyłają tam użytkowników, aby ich wylogować. Gotowe strony zawierają ją pod sign-out. Jeśli pole jest puste, klienci nie mogą o to prosić.',
  clientSignOut: 'Wylogowanie',
  postLogoutRedirectUrls: 'Adresy URL przekierowania po wylogowaniu',
  postLogoutRedirectUrlsHelp:
    'Opcjonalnie, po jednym w wierszu. Użytkownicy wracają tam po wylogowaniu, o które prosił klient.',
  clientBackChannelHelp:
    'Opcjonalnie. Usługa powiadamia ten adres, gdy kończy się sesja, z której użytkownik zalogował się do klienta.',
  frontChannelLogoutUrl: 'Adres URL wylogowania front-channel',
  frontChannelLogoutUrlHelp: 'Opcjonalnie. Strona wylogowania otwiera go w ukrytej ramce.',
  frontChannelOrigin: 'Wpisz adres URL ze schematem, hostem i portem adresu przekierowania.',
  oauthPages: 'Strony Twojej aplikacji',
  turnOffOAuth: 'Wyłącz serwer OAuth',
  turnOffOAuthTitle: 'Wyłączyć serwer OAuth?',
  turnOffOAuthHelp: 'Inne aplikacje nie będą już mogły logować Twoich użytkowników.',
  turnOffOAuthWarning:
    'Cały dostęp, który użytkownicy dali innym aplikacjom, kończy się. Twoje API przyjmują tokeny, które klienci już mają, jeszcze najwyżej 10 minut. Jeśli włączysz serwer ponownie, użytkownicy będą musieli znów zezwolić każdej aplikacji. Klienci i API pozostają zapisane.',
  unverifiedClients: 'Niezweryfikowani klienci',
  unverifiedClientsHelp:
    'Agenci AI często łączą się bez klienta utworzonego przez Ciebie. Sami wybierają swoją nazwę, więc strona zgody ostrzega użytkowników.',
  allowMetadataDocuments: 'Zezwalaj na dokumenty metadanych jako ID klienta',
  allowMetadataDocumentsHelp:
    'ID klienta to adres https dokumentu, który go opisuje. Klienci MCP to wolą.',
  allowRegistration: 'Zezwalaj na dynamiczną rejestrację',
  allowRegistrationHelp:
    'Każdy program może sam zarejestrować się jako klient. Klienci, którzy to zrobili, pozostają po wyłączeniu.',
  deleteUnverifiedHelp:
    'Cały dostęp, który dali mu użytkownicy, kończy się. Dopóki zezwalasz na niezweryfikowanych klientów, użytkownicy mogą mu znów zezwolić.',
}
