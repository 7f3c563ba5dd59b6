import { createMiddleware } from 'hono/factory'
import type { Client } from '../lib/requests/client-address.js'
import type { ProtocolHeaderNames } from '../lib/requests/protocol-headers.js'

/** Facts about the connection of a request. */
export interface RequestOrigin {
  /** Address of the other end of the connection: the client, or the proxy nearest to the service. */
  clientAddress?: string | undefined
}

/** Serves all requests of the service. */
export type Handler = (request: Request, origin?: RequestOrigin) => Promise<Response>

/** The types of the values that Hono keeps with each request. */
export interface HttpEnv {
  Bindings: RequestOrigin
  Variables: {
    requestId: string
    /** The names of the protocol's headers under the prefix that the request uses. */
    headerNames: ProtocolHeaderNames
    /** True if the response has the header `X-Request-Id` already. */
    isIdentified: true | undefined
    client: Client
    /** The path with the names of its parameters, for logs: a path itself can contain a secret. */
    template: string | undefined
    /** The user whose access token a request of the API has, for logs. */
    userId: string | undefined
    /** The project that a request of the API names, in development. */
    projectId: string | null | undefined
    /** Headers that a handler adds to its response, even if it rejects the request. */
    responseHeaders: [name: string, value: string][] | undefined
  }
}

/** Creates a middleware that sets the path of a request as logs show it, such as `/users/{user_id}`. */
export const setTemplate = (template: string) =>
  createMiddleware<HttpEnv>((c, next) => {
    c.set('template', template)
    return next()
  })
