import * as routes from '@latchkey/contract/routes/oauth-server/clients'
import type { ResponseOf } from '../../http/http-client.js'
import { pick } from '../../lib/objects.js'
import type { ServerScope } from '../scope.js'

/** An API that accepts access tokens of the project's authorization server. */
export interface OAuthResource {
  /** The URL of the API, which is the audience of its tokens. */
  readonly identifier: string
  /** The permissions that a client can have there, each with the words in which users read it before they consent. */
  readonly scopes: readonly { readonly id: string; readonly description: string }[]
}

/** The authorization server of a project. */
export interface OAuthServer {
  /** Whether users can sign in to other apps. */
  readonly isEnabled: boolean
  /** The issuer of its tokens. Clients find everything else there. */
  readonly issuer: string
  /** The page of the app that asks users for their consent; null before it is set. */
  readonly consentUrl: string | null
  /** The page of the app that signs users out; null if clients cannot ask for it. */
  readonly signOutUrl: string | null
  /** The APIs that accept its access tokens. */
  readonly resources: readonly OAuthResource[]
  /** Whether a client may have the URL of its metadata document as its ID, without a registration. */
  readonly allowsMetadataDocuments: boolean
  /** Whether any client may register itself (RFC 7591). */
  readonly allowsRegistration: boolean
}

/** Changes of the authorization server. A field that is not set stays unchanged. */
export interface OAuthServerPatch {
  /** False ends every grant and token. Clients and settings stay. */
  isEnabled?: boolean | undefined
  /** Such as `https://app.example.com/handler/oauth-consent`. */
  consentUrl?: string | undefined
  /** Such as `https://app.example.com/handler/sign-out`. Null: clients cannot ask for a sign-out. */
  signOutUrl?: string | null | undefined
  /** Replaces all resources. */
  resources?: readonly OAuthResource[] | undefined
  /** False makes the clients with a metadata document unknown. Default of a new server: false. */
  allowsMetadataDocuments?: boolean | undefined
  /** False stops new registrations; clients that registered themselves before stay. Default of a new server: false. */
  allowsRegistration?: boolean | undefined
}

/** How a client gets tokens (RFC 6749, section 1.3; RFC 8628, section 3.4). */
export type OAuthGrantType = ResponseOf<typeof routes.createOAuthClient>['grantTypes'][number]

/** An app, a tool or a service that uses the authorization server. */
export interface OAuthClient {
  /** The `client_id`. */
  readonly id: string
  /** The name that users read before they consent. */
  readonly displayName: string
  /** Where users return to. Only exactly these URLs work; the port of a URL of this machine may differ. */
  readonly redirectUrls: readonly string[]
  /** The ways in which the client gets tokens. */
  readonly grantTypes: readonly OAuthGrantType[]
  /** The scopes that the client may ask for: `openid`, `profile`, `email`, `offline_access` and those of resources. */
  readonly scopes: readonly string[]
  /** Where users may return to after a sign-out that the client asked for. Only exactly these URLs work. */
  readonly postLogoutRedirectUrls: readonly string[]
  /** Gets a logout token when a session ends from which a user signed in to the client; null for none. */
  readonly backChannelLogoutUrl: string | null
  /** A page of the client that the sign-out page of the app opens in a frame; null for none. */
  readonly frontChannelLogoutUrl: string | null
  /** `none`: a public client, which has no secret, such as an app in a browser or on a device. */
  readonly tokenEndpointAuthMethod: 'none' | 'client_secret_basic'
  /**
   * The source of the client: an admin, its own registration (RFC 7591), or the document at the URL that is its ID. Clients from
   * the last two are unverified, and listed after a user has allowed them something.
   */
  readonly source: 'admin' | 'registration' | 'metadata_document'
  /** When the client was created. */
  readonly createdAt: Date
}

/** A new client, with its secret, which is never shown again. A public client has none. */
export type CreatedOAuthClient = OAuthClient & { readonly clientSecret: string | null }

/** The fields of a new client. */
export interface NewOAuthClient {
  /** The name that users read before they consent. */
  displayName: string
  /** Default: none. `authorization_code` needs one. */
  redirectUrls?: readonly string[] | undefined
  /** Default: `authorization_code` and `refresh_token`. */
  grantTypes?: readonly OAuthGrantType[] | undefined
  /** Default: `openid`, `profile` and `email`. */
  scopes?: readonly string[] | undefined
  /** Where users may return to after a sign-out that the client asked for. Default: none. */
  postLogoutRedirectUrls?: readonly string[] | undefined
  /** Gets a logout token when a session ends. Default: none. */
  backChannelLogoutUrl?: string | null | undefined
  /** A page that the sign-out page of the app opens in a frame, on the origin of a redirect URL. Default: none. */
  frontChannelLogoutUrl?: string | null | undefined
  /** Default: `client_secret_basic`. */
  tokenEndpointAuthMethod?: OAuthClient['tokenEndpointAuthMethod'] | undefined
}

/** Changes of a client. A field that is not set stays unchanged. */
export type OAuthClientPatch = Partial<Omit<NewOAuthClient, 'tokenEndpointAuthMethod'>>

const LIST = 'listOAuthClients'

const toServer = (response: ResponseOf<typeof routes.readOAuthServer>): OAuthServer =>
  Object.freeze({ ...response })

const toClient = (response: ResponseOf<typeof routes.updateOAuthClient>): OAuthClient =>
  Object.freeze({ ...response })

const copy = <Item>(list: readonly Item[] | undefined): Item[] | undefined => list && [...list]

export async function getOAuthServer({ http }: ServerScope): Promise<OAuthServer> {
  return toServer(await http.request(routes.readOAuthServer, {}))
}

export async function updateOAuthServer(
  { client, http }: ServerScope,
  patch: OAuthServerPatch,
): Promise<OAuthServer> {
  const body = {
    ...pick(patch, 'isEnabled', 'consentUrl', 'signOutUrl'),
    ...pick(patch, 'allowsMetadataDocuments', 'allowsRegistration'),
    resources: patch.resources?.map(({ identifier, scopes }) => ({
      identifier,
      scopes: scopes.map((scope) => pick(scope, 'id', 'description')),
    })),
  }
  const response = await http.request(routes.updateOAuthServer, { body })
  await client.invalidate('getOAuthServer')
  return toServer(response)
}

export async function listOAuthClients({ http }: ServerScope): Promise<OAuthClient[]> {
  const { items } = await http.request(routes.listOAuthClients, {})
  return items.map(toClient)
}

export async function createOAuthClient(
  { client, http }: ServerScope,
  {
    displayName,
    redirectUrls = [],
    grantTypes = ['authorization_code', 'refresh_token'],
    scopes = ['openid', 'profile', 'email'],
    postLogoutRedirectUrls = [],
    backChannelLogoutUrl = null,
    frontChannelLogoutUrl = null,
    tokenEndpointAuthMethod = 'client_secret_basic',
  }: NewOAuthClient,
): Promise<CreatedOAuthClient> {
  const body = {
    displayName,
    redirectUrls: [...redirectUrls],
    grantTypes: [...grantTypes],
    scopes: [...scopes],
    postLogoutRedirectUrls: [...postLogoutRedirectUrls],
    backChannelLogoutUrl,
    frontChannelLogoutUrl,
    tokenEndpointAuthMethod,
  }
  const { clientSecret = null, ...response } = await http.request(routes.createOAuthClient, {
    body,
  })
  await client.invalidate(LIST)
  return Object.freeze({ ...response, clientSecret })
}

export async function updateOAuthClient(
  { client, http }: ServerScope,
  clientId: string,
  patch: OAuthClientPatch,
): Promise<OAuthClient> {
  const body = {
    ...pick(patch, 'displayName', 'backChannelLogoutUrl', 'frontChannelLogoutUrl'),
    redirectUrls: copy(patch.redirectUrls),
    grantTypes: copy(patch.grantTypes),
    scopes: copy(patch.scopes),
    postLogoutRedirectUrls: copy(patch.postLogoutRedirectUrls),
  }
  const response = await http.request(routes.updateOAuthClient, { params: { clientId }, body })
  await client.invalidate(LIST)
  return toClient(response)
}

export async function deleteOAuthClient(
  { client, http }: ServerScope,
  clientId: string,
): Promise<void> {
  await http.request(routes.deleteOAuthClient, { params: { clientId } })
  await client.invalidate(LIST)
}
