/** Texts of the page on which a project becomes an OAuth provider for other apps. */
export const texts = {
  oauthServerIntro:
    'Other apps, command-line tools and AI agents sign your users in with their account, after the users allow it.',

  /** Heading, while it is off. */
  oauthOffTitle: 'Let users sign in to other apps',
  /** Before a list. */
  oauthOffHelp: 'Your app becomes an OAuth and OpenID Connect provider for:',
  /** Entry of that list. */
  oauthForApps: 'another app of yours, or an app of a partner',
  /** Entry of that list. */
  oauthForTools: 'command-line tools, TVs and other devices',
  /** Entry of that list. MCP is the name of a protocol. */
  oauthForAgents: 'AI agents and MCP clients that call your API',
  /** Below the list. */
  oauthClientsKept: {
    one: 'It’s off. {count} client is kept for when you turn it on again.',
    other: 'It’s off. {count} clients are kept for when you turn it on again.',
  },
  consentUrlHelp:
    'The page of your app that asks users before another app gets access. The hosted pages include it.',

  /** Heading: the apps that use the OAuth server. */
  oauthClients: 'Clients',
  oauthClientsHelp: 'An app, a tool or a service that uses your OAuth server is a client.',
  /** In place of the list. */
  noOAuthClients: 'No clients yet. Create one for the first app that should sign your users in.',
  /** Button that opens a dialog, and the title of the dialog. */
  newOAuthClient: 'New client',
  /** Button of the dialog. */
  createOAuthClient: 'Create client',
  /** Title of the dialog after that. */
  oauthClientCreated: 'Client created',
  /** Heading of a column, and of a choice: what the client runs on. */
  clientKind: 'Kind',
  /** How a client gets tokens: a user signs in in a browser. */
  grantBrowser: 'Sign-in in a browser',
  /** How a client gets tokens: it renews them. */
  grantRefresh: 'Renews its access',
  /** How a client gets tokens: without a user. */
  grantService: 'Acts for itself',
  /** How a client gets tokens: a user enters a code on another device. */
  grantDevice: 'Code on another device',
  /** Below the first redirect URL. */
  moreRedirectUrls: { one: 'and {count} more', other: 'and {count} more' },
  /** A kind of client. */
  kindWeb: 'App with a server',
  kindWebHelp: 'Keeps a secret on its server. For example Next.js or Rails.',
  /** A kind of client. */
  kindBrowser: 'App in a browser',
  kindBrowserHelp: 'Runs in the browser only, so it has no secret.',
  /** A kind of client. */
  kindNative: 'Command line or desktop',
  kindNativeHelp: 'Opens the browser and listens on the user’s machine.',
  /** A kind of client. */
  kindPhone: 'Phone app',
  kindPhoneHelp: 'Opens the browser, which leads back by a link.',
  /** A kind of client. */
  kindDevice: 'TV or other device',
  kindDeviceHelp: 'Shows a code that users enter on another device.',
  /** A kind of client. */
  kindService: 'Service without users',
  kindServiceHelp: 'Calls your API for itself, with a secret.',
  /** Below the field for the name of a client. */
  clientNameHelp: 'Users read it when the client asks for access.',
  redirectUrlsWebHelp:
    'One per line. Users return to exactly these URLs: https, or http on localhost for development.',
  /** 127.0.0.1 is the user’s machine. */
  redirectUrlsNativeHelp: 'One per line, with http and 127.0.0.1. The client may use any port.',
  /** com.example.app:/callback is an address that opens an app. */
  redirectUrlsPhoneHelp:
    'One per line. An https URL, or a scheme such as com.example.app:/callback.',
  redirectUrlMissing: 'Enter at least one redirect URL.',
  /** Below the field. {url} is one of its lines. */
  redirectUrlNotWeb: '{url} isn’t possible. Use https, or http on localhost, without #.',
  /** The same. */
  redirectUrlNotNative: '{url} isn’t possible. Use http with 127.0.0.1 or localhost, without #.',
  /** The same. */
  redirectUrlNotPhone:
    '{url} isn’t possible. Use https, or a scheme such as com.example.app, without #.',
  clientScopesHelp: 'What the client may ask users for.',
  serviceScopesHelp: 'What the service may do.',
  /** In place of the checkboxes. */
  noServiceScopes: 'There are no scopes yet. Add an API with scopes first.',
  /** Meaning of the scope openid, below its checkbox. */
  scopeOpenId: 'Know who the user is',
  /** Meaning of the scope profile, below its checkbox. */
  scopeProfile: 'Name and picture',
  /** Meaning of the scope email, below its checkbox. */
  scopeEmail: 'Email address',
  /** Meaning of the scope offline_access, below its checkbox. */
  scopeOfflineAccess: 'Stay signed in',
  /** After the client was created. */
  copyClientSecretNow: 'Copy the secret now and keep it safe. It isn’t shown again.',
  /** Button of a client, and the title of its dialog: what the client needs to sign users in. */
  connectClient: 'Connect',
  /** The same, with the name of the client. */
  connectNamed: 'Connect {name}',
  /** openid-client is the name of a library. */
  connectHelp:
    'Every library for OAuth or OpenID Connect works. This code is for the npm package openid-client.',
  deleteOAuthClient: 'Delete client',
  deleteOAuthClientHelp:
    'All access that users gave it ends, and it can’t get tokens anymore. Your APIs accept tokens that it already has for at most 10 minutes.',

  oauthResourcesHelp: 'Your servers that accept access tokens, and the scopes that they check.',
  /** In place of the list. */
  noOAuthResources: 'No APIs yet. Until you add one, clients only learn who the user is.',
  /** Button that opens a dialog, and the title of the dialog. */
  addOAuthResource: 'Add API',
  /** Title of the dialog that changes an API. */
  editOAuthResource: 'Edit API',
  /** Label of a field. */
  resourceUrl: 'URL of the API',
  resourceUrlHelp: 'Tokens for this API are valid nowhere else.',
  /** Below a field for a URL. */
  secureUrlRule: 'Enter an https URL, or an http URL of localhost, without #.',
  /** Below a field for the URL of a page. */
  pageUrlRule: 'Enter an https URL, or an http URL of localhost.',
  resourceTaken: 'The list already has this API.',
  /** State of an API. */
  noScopes: 'No scopes',
  /** Label of a field: the ID of a permission of OAuth, such as notes:read. */
  scopeId: 'Scope',
  scopeIdRule: 'Enter a scope without spaces, quotes and backslashes.',
  /** Label of a field: the words in which users read what a scope allows. */
  scopeDescription: 'What users read',
  /** In the empty field. */
  scopeDescriptionExample: 'Read your notes',
  /** Button. */
  addScope: 'Add scope',
  /** Button with a cross, read aloud. {number} is the place in the list. */
  removeScope: 'Remove scope {number}',
  /** Message. */
  resourceRemoved: 'API removed.',

  /** Heading of values to copy. */
  oauthAddresses: 'Addresses',
  oauthAddressesHelp: 'Libraries need the issuer only. They find the rest by themselves.',
  /** Label of a value to copy: the address of a document. */
  openIdMetadata: 'OpenID Connect metadata',
  /** Label of a value to copy: the address of a document. */
  oauthMetadata: 'OAuth metadata',

  signOutUrlHelp:
    'Clients send users there to sign out. The hosted pages include it at sign-out. If it’s empty, clients can’t ask for a sign-out.',
  /** Heading of a group of fields: how a client takes part in sign-outs. */
  clientSignOut: 'Sign-out',
  postLogoutRedirectUrlsHelp:
    'Optional, one per line. Users return there after a sign-out that the client asked for.',
  /** Below the field “Back-channel logout URL”. */
  clientBackChannelHelp:
    'Optional. Your service tells it when the session ends from which a user signed in to the client.',
  frontChannelLogoutUrlHelp: 'Optional. Your sign-out page opens it in a hidden frame.',
  /** Below that field. */
  frontChannelOrigin: 'Enter a URL with the scheme, host and port of a redirect URL.',

  /** Heading: the pages of the app to which clients lead users. */
  oauthPages: 'Pages of your app',

  /** Heading, and button that opens a dialog. */
  turnOffOAuth: 'Turn off the OAuth server',
  /** Title of the dialog. */
  turnOffOAuthTitle: 'Turn off the OAuth server?',
  /** Below the heading. */
  turnOffOAuthHelp: 'After that, other apps can’t sign your users in.',
  /** In the dialog. */
  turnOffOAuthWarning:
    'All access that users gave to other apps ends. Your APIs accept tokens that clients already have for at most 10 minutes. If you turn it on again, users have to allow each app again. Clients and APIs are kept.',

  /** Heading: clients that no admin created. */
  unverifiedClients: 'Unverified clients',
  unverifiedClientsHelp:
    'AI agents often connect without a client that you created. They choose their own names, so the consent page warns users.',
  allowMetadataDocumentsHelp:
    'The ID of a client is the https URL of a document that describes it. MCP clients prefer this.',
  allowRegistrationHelp:
    'Any program can register itself as a client. Clients that have done so stay when you turn this off.',
  deleteUnverifiedHelp:
    'All access that users gave it ends. While you allow unverified clients, users can allow it again.',
}
