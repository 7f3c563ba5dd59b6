import { UsageError } from '@latchkey/contract/errors/error'
import type { Client } from '../../client/client.js'
import { parseUrl } from '../../navigation/trusted-url.js'
import type {
  ResourceAuthorization,
  ResourceToken,
  ResourceTokenVerifier,
} from './resource-token-verifier.js'

// Loaded with the first request, because most servers protect no resource.
const verification = () => import('./resource-token-verifier.js')

/** Options of `serverApp.protectResource(options)`. */
export interface ProtectedResourceOptions {
  /** The URL of the API, as the authorization server of the project has it in `resources`. */
  resource: string
  /** The scopes that every request needs. Default: none, so any token for the resource is accepted. */
  scopes?: readonly string[] | undefined
  /**
   * The scopes that clients can ask for, in the metadata of the API: also those that only some requests need. Default: `scopes`.
   */
  supportedScopes?: readonly string[] | undefined
}

/**
 * An API that accepts access tokens of the project's authorization server. Sessions of the app itself are another kind of token,
 * which it refuses.
 */
export class ProtectedResource {
  /** The URL of the API. */
  readonly resource: string
  /** The scopes that every request needs. */
  readonly scopes: readonly string[]
  /** The scopes that the metadata names. */
  readonly supportedScopes: readonly string[]
  /** The URL at which clients read the metadata of the API (RFC 9728, section 3.1). Serve `metadata` there. */
  readonly metadataUrl: string
  readonly #client: Client
  #verifier: Promise<ResourceTokenVerifier> | undefined

  constructor(
    client: Client,
    { resource, scopes = [], supportedScopes = scopes }: ProtectedResourceOptions,
  ) {
    const url = parseUrl(resource)
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
    if (!url || !isWeb || resource.includes('#'))
      throw new UsageError(
        'INVALID_ARGUMENT',
        'resource must be the URL of the API without a fragment, such as https://api.example.com.',
      )
    this.#client = client
    this.resource = resource
    this.scopes = [...scopes]
    this.supportedScopes = [...supportedScopes]
    const path = url.pathname === '/' ? '' : url.pathname
    this.metadataUrl = `${url.origin}/.well-known/oauth-protected-resource${path}${url.search}`
  }

  /**
   * Checks the access token of a request: signature, issuer, audience, type, expiry, scopes, and the key of the client if the
   * token is bound to one (DPoP). A token is valid for up to ten minutes after its user was banned or deleted.
   *
   * Resolves to the response to send if the token is refused: 401 without a valid token, 403 without a scope. Rejects if the
   * public keys could not be fetched.
   *
   * @param scopes the scopes that this request needs besides those of the resource
   * @example
   * const auth = await notes.authorize(request)
   * if (auth.status === 'refused') return auth.response
   * return Response.json(await listNotes(auth.token.userId))
   * @see RFC 9068, section 4; RFC 6750, section 3; RFC 9449, section 7
   */
  async authorize(
    request: Request,
    scopes: readonly string[] = [],
  ): Promise<ResourceAuthorization> {
    const verifier = await this.#openVerifier()
    return verifier.authorize(request, [...new Set([...this.scopes, ...scopes])])
  }

  /**
   * Returns a Fetch handler that only requests with a valid token reach. Rejects like `authorize`.
   *
   * @param options `scopes` are those that the handler needs besides those of the resource
   * @example
   * // app/api/notes/route.ts of Next.js
   * export const GET = notes.protect(async (_request, { userId }) => Response.json(await listNotes(userId)))
   * export const POST = notes.protect(addNote, { scopes: ['notes:write'] })
   */
  protect<Rest extends readonly unknown[]>(
    handler: (
      request: Request,
      token: ResourceToken,
      ...rest: Rest
    ) => Response | Promise<Response>,
    { scopes }: { readonly scopes?: readonly string[] | undefined } = {},
  ): (request: Request, ...rest: Rest) => Promise<Response> {
    return async (request, ...rest) => {
      const authorization = await this.authorize(request, scopes)
      return authorization.status === 'refused'
        ? authorization.response
        : handler(request, authorization.token, ...rest)
    }
  }

  /**
   * Returns the response with the metadata of the API, by which clients find the authorization server. Serve it at
   * `metadataUrl`. The method can be passed on without the object.
   *
   * @example
   * // app/.well-known/oauth-protected-resource/api/notes/route.ts of Next.js
   * export const GET = notes.metadata
   * @see RFC 9728, section 2
   */
  readonly metadata = async (): Promise<Response> => (await this.#openVerifier()).metadata()

  #openVerifier(): Promise<ResourceTokenVerifier> {
    this.#verifier ??= this.#client
      .load(verification)
      .then(({ ResourceTokenVerifier: Verifier }) => new Verifier(this.#client, this))
      .catch((error: unknown) => {
        // A missing setting can be there at the next call.
        this.#verifier = undefined
        throw error
      })
    return this.#verifier
  }
}
