import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'Server OAuth',
  oauthServerKeywords: 'provider OAuth, OpenID Connect, MCP, client, consenso, scope, dispositivo',
  oauthServerIntro:
    'Altre app, strumenti da riga di comando e agenti IA fanno accedere i tuoi utenti con il loro account, se gli utenti lo consentono.',
  oauthOffTitle: 'Fai accedere gli utenti ad altre app',
  oauthOffHelp: 'La tua app diventa un provider OAuth e OpenID Connect per:',
  oauthForApps: 'un’altra tua app, o quella di un partner',
  oauthForTools: 'strumenti da riga di comando, TV e altri dispositivi',
  oauthForAgents: 'agenti IA e client MCP che chiamano la tua API',
  oauthClientsKept: {
    one: 'È disattivato. {count} client resta salvato per quando lo riattivi.',
    other: 'È disattivato. {count} client restano salvati per quando lo riattivi.',
  },
  consentUrl: 'URL della pagina di consenso',
  consentUrlHelp:
    'La pagina della tua app che chiede agli utenti prima che un’altra app ottenga l’accesso. Le pagine pronte la includono.',
  oauthClients: 'Client',
  oauthClientsHelp: 'Un client è un’app, uno strumento o un servizio che usa il tuo server OAuth.',
  noOAuthClients:
    'Ancora nessun client. Creane uno per la prima app a cui devono accedere i tuoi utenti.',
  newOAuthClient: 'Nuovo client',
  createOAuthClient: 'Crea client',
  clientKind: 'Tipo',
  grantTypes: 'Tipi di concessione',
  redirectUrls: 'URL di reindirizzamento',
  moreRedirectUrls: { one: 'e {count} altro', other: 'e altri {count}' },
  kindWeb: 'App con server',
  kindWebHelp: 'Conserva un segreto sul suo server. Per esempio Next.js o Rails.',
  kindBrowser: 'App nel browser',
  kindBrowserHelp: 'Funziona solo nel browser, quindi non ha un segreto.',
  kindNative: 'Riga di comando o desktop',
  kindNativeHelp: 'Apre il browser e attende sul computer dell’utente.',
  kindPhone: 'App per telefono',
  kindPhoneHelp: 'Apre il browser, che ritorna con un link.',
  kindDevice: 'TV o altro dispositivo',
  kindDeviceHelp: 'Mostra un codice da inserire su un altro dispositivo.',
  kindService: 'Servizio senza utenti',
  kindServiceHelp: 'Chiama la tua API per conto proprio, con un segreto.',
  clientNameHelp: 'Gli utenti lo leggono quando il client chiede l’accesso.',
  redirectUrlsWebHelp:
    'Uno per riga. Gli utenti tornano esattamente a questi URL: https o, per lo sviluppo, http su localhost.',
  redirectUrlsNativeHelp:
    'Uno per riga, con http e 127.0.0.1. Il client può usare qualsiasi porta.',
  redirectUrlsPhoneHelp: 'Uno per riga. Un URL https, o uno schema come com.example.app:/callback.',
  redirectUrlMissing: 'Inserisci almeno un URL di reindirizzamento.',
  redirectUrlNotWeb: '{url} non è possibile. Usa https, o http su localhost, senza #.',
  redirectUrlNotNative: '{url} non è possibile. Usa http con 127.0.0.1 o localhost, senza #.',
  redirectUrlNotPhone:
    '{url} non è possibile. Usa https, o uno schema come com.example.app, senza #.',
  scopes: 'Scope',
  clientScopesHelp: 'Che cosa il client può chiedere agli utenti.',
  serviceScopesHelp: 'Che cosa il servizio può fare.',
  noServiceScopes: 'Non ci sono ancora scope. Aggiungi prima un’API con degli scope.',
  scopeOpenId: 'Sapere chi è l’utente',
  scopeProfile: 'Nome e immagine',
  scopeEmail: 'Indirizzo email',
  scopeOfflineAccess: 'Restare connesso',
  copyClientSecretNow:
    'Copia ora il segreto e conservalo in un luogo sicuro. Non verrà mostrato di nuovo.',
  connectClient: 'Collega',
  connectNamed: 'Collega {name}',
  connectHelp:
    'Va bene qualsiasi libreria per OAuth o OpenID Connect. Questo codice è per il pacchetto npm openid-client.',
  deleteOAuthClient: 'Elimina client',
  deleteOAuthClientHelp:
    'Termina ogni accesso che gli utenti gli hanno dato, e non ottiene più token. Le tue API accettano i token che ha già per 10 minuti al massimo.',
  oauthResources: 'API',
  oauthResourcesHelp: 'I tuoi server che accettano token di accesso, e gli scope che controllano.',
  noOAuthResources:
    'Ancora nessuna API. Finché non ne aggiungi una, i client sanno solo chi è l’utente.',
  addOAuthResource: 'Aggiungi API',
  editOAuthResource: 'Modifica API',
  resourceUrl: 'URL dell’API',
  resourceUrlHelp: 'I token per questa API non valgono altrove.',
  secureUrlRule: 'Inserisci un URL https, o un URL http di localhost, senza #.',
  pageUrlRule: 'Inserisci un URL https, o un URL http di localhost.',
  resourceTaken: 'Questa API è già nell’elenco.',
  noScopes: 'Nessuno scope',
  scopeId: 'Scope',
  scopeIdRule: 'Inserisci uno scope senza spazi, virgolette e barre rovesciate.',
  scopeDescription: 'Che cosa leggono gli utenti',
  scopeDescriptionExample: 'Leggere le tue note',
  addScope: 'Aggiungi scope',
  removeScope: 'Rimuovi scope {number}',
  resourceRemoved: 'API rimossa.',
  oauthAddresses: 'Indirizzi',
  oauthAddressesHelp: 'Alle librerie basta l’emittente. Trovano il resto da sole.',
  openIdMetadata: 'Metadati OpenID Connect',
  oauthMetadata: 'Metadati OAuth',
  signOutUrl: 'URL della pagina di uscita',
  signOutUrlHelp:
    'I client mandano lì gli utenti per farli uscire. Le pagine pronte la includono sotto sign-out. Se è vuoto, i client non possono chiederlo.',
  clientSignOut: 'Uscita',
  postLogoutRedirectUrls: 'URL di reindirizzamento dopo l’uscita',
  postLogoutRedirectUrlsHelp:
    'Facoltativo, uno per riga. Gli utenti tornano lì dopo un’uscita chiesta dal client.',
  clientBackChannelHelp:
    'Facoltativo. Il tuo servizio lo avvisa quando termina la sessione da cui un utente è entrato nel client.',
  frontChannelLogoutUrl: 'URL di logout front-channel',
  frontChannelLogoutUrlHelp:
    'Facoltativo. La tua pagina di uscita lo apre in un riquadro nascosto.',
  frontChannelOrigin: 'Inserisci un URL con schema, host e porta di un URL di reindirizzamento.',
  oauthPages: 'Pagine della tua app',
  turnOffOAuth: 'Disattiva il server OAuth',
  turnOffOAuthTitle: 'Disattivare il server OAuth?',
  turnOffOAuthHelp: 'Le altre app non potranno più far accedere i tuoi utenti.',
  turnOffOAuthWarning:
    'Ogni accesso che gli utenti hanno dato ad altre app termina. Le tue API accettano i token che i client hanno già per 10 minuti al massimo. Se lo riattivi, gli utenti dovranno consentire di nuovo ogni app. I client e le API restano salvati.',
  unverifiedClients: 'Client non verificati',
  unverifiedClientsHelp:
    'Gli agenti IA si collegano spesso senza un client creato da te. Scelgono da soli il nome, perciò la pagina di consenso avvisa gli utenti.',
  allowMetadataDocuments: 'Consenti documenti di metadati come ID client',
  allowMetadataDocumentsHelp:
    'L’ID di un client è l’URL https di un documento che lo descrive. I client MCP lo preferiscono.',
  allowRegistration: 'Consenti la registrazione dinamica',
  allowRegistrationHelp:
    'Qualsiasi programma può registrarsi come client. Quelli che lo hanno fatto restano quando la disattivi.',
  deleteUnverifiedHelp:
    'Termina ogni accesso che gli utenti gli hanno dato. Finché consenti client non verificati, gli utenti possono consentirlo di nuovo.',
}
