import { type Configuration, errors } from 'oidc-provider'
import { limitOAuthRegistration } from '../api/call/request-limits.js'
import type { Context } from '../context.js'
import { createClientId, createClientSecret } from '../domain/oauth-server/clients.js'
import type { EnabledServer } from '../domain/oauth-server/server.js'
import { saveDocumentClient } from '../domain/oauth-server/unverified-clients.js'
import { HttpError } from '../errors/http-error.js'
import { sendRequest } from '../lib/requests/send-request.js'
import { callOf, currentRequest, type ServerRequest, startsSignIn } from './current-request.js'
import { toUnverifiedClient } from './unverified-metadata.js'

/** The specification recommends 5 kilobytes. */
const DOCUMENT_BYTES = 10_000
const DOCUMENT_MILLIS = 2_500
/** As long as an ID in the path of a call of the API. */
const MAX_URL_LENGTH = 255
/** Bounds of the time in seconds for which the document of a client is not fetched again. */
const CACHE_SECONDS = { min: 10 * 60, max: 24 * 60 * 60 }

/** Returns the features of the library for unverified clients: metadata documents and registration. */
export const unverifiedClientFeatures = (
  ctx: Context,
  { project, server }: Pick<EnabledServer, 'project' | 'server'>,
) =>
  ({
    clientIdMetadataDocument: {
      enabled: server.allowsMetadataDocuments,
      ack: 'draft-02',
      allowFetch: (_koa, url) => isFetchAllowed(url),
      allowClient: async (_koa, client) => {
        // The library has the document in its cache, but an admin has deleted the client.
        if (!startsSignIn()) return false
        await saveDocumentClient(ctx, project.id, toUnverifiedClient(client.metadata()))
        return true
      },
      cacheDuration: CACHE_SECONDS,
    },
    registration: {
      enabled: server.allowsRegistration,
      idFactory: createClientId,
      secretFactory: createClientSecret,
      issueRegistrationAccessToken: false,
    },
  }) satisfies Configuration['features']

/** Requests that have fetched a document. After a failure, the library looks for the client again to report it. */
const requestsWithFetch = new WeakSet<ServerRequest>()

/** A document of a client that is not stored is fetched only if it starts a sign-in: nothing else could succeed. */
async function isFetchAllowed(url: string): Promise<boolean> {
  const request = currentRequest.getStore()
  if (request === undefined || !startsSignIn() || url.length > MAX_URL_LENGTH) return false
  if (requestsWithFetch.has(request)) return false
  requestsWithFetch.add(request)
  try {
    await limitOAuthRegistration(callOf(request))
    return true
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    throw new errors.TemporarilyUnavailable(error.message)
  }
}

/**
 * Creates the function with which the library fetches documents. A client chooses the host, so requests have the same guards as those
 * to webhooks: in production they only go to public addresses, and they follow no redirect.
 */
export const createDocumentFetch =
  ({ config }: Pick<Context, 'config'>) =>
  async (url: string | URL | Request): Promise<Response> => {
    const { status, headers, body } = await sendRequest({
      url: url instanceof Request ? url.url : String(url),
      method: 'GET',
      headers: { Accept: 'application/json' },
      isPublicOnly: config.mode === 'production',
      limitMillis: DOCUMENT_MILLIS,
      bodyLimit: DOCUMENT_BYTES,
    })
    const { 'cache-control': cacheControl, expires } = headers
    return new Response(body, {
      status,
      headers: {
        ...(cacheControl !== undefined && { 'Cache-Control': cacheControl }),
        ...(expires !== undefined && { Expires: expires }),
      },
    })
  }
