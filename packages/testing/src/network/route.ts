import {
  headerNames,
  wholeEndpoint,
  type Endpoint,
  type Method,
  type Schemas,
  type WholeEndpoint,
} from '@latchkey/contract'
import * as routes from '@latchkey/contract/routes'
import * as schemas from '@latchkey/contract/schemas'

type Nouns = typeof routes
type PathOf<E> = E extends { readonly path: infer Path extends string } ? Path : never
type Path = { [Noun in keyof Nouns]: PathOf<Nouns[Noun][keyof Nouns[Noun]]> }[keyof Nouns]

/** An endpoint of the protocol by its method and path, such as `POST /auth/oauth/token`. */
export type Route = `${Method} ${Path}`

export interface MatchedEndpoint {
  route: string
  /** Undefined if the contract has no such endpoint. */
  endpoint?: WholeEndpoint
  schemas?: Schemas
}

/** The names of calls are unique. */
const schemasOf: Record<string, Schemas> = Object.assign({}, ...Object.values(schemas))

const calls = Object.values(routes).flatMap((endpoints) =>
  Object.entries<Endpoint>({ ...endpoints }).map(([name, endpoint]) => ({
    endpoint: wholeEndpoint(endpoint),
    pattern: new RegExp(`^${endpoint.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    schemas: schemasOf[name] as Schemas,
  })),
)

/**
 * Finds the endpoint of a request in the contract. Several endpoints can share a method and a path and
 * differ by access type.
 */
export function matchEndpoint(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
): MatchedEndpoint {
  const path = new URL(request.url).pathname.replace(/^\/api\/(?:v1|latest)/, '') || '/'
  const access = request.headers.get(headerNames().accessType)
  const same = calls.filter(
    ({ endpoint, pattern }) => endpoint.method === request.method && pattern.test(path),
  )
  // A path with fewer parameters is more specific: `/users/me` comes before `/users/{user_id}`.
  const [first] = same
    .filter(
      ({ endpoint }) =>
        endpoint.access.length === 0 || endpoint.access.some((accessType) => accessType === access),
    )
    .toSorted((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length)
  const call = first ?? same[0]
  if (call === undefined) return { route: `${request.method} ${path}` }
  const { endpoint, schemas } = call
  return { route: `${endpoint.method} ${endpoint.path}`, endpoint, schemas }
}

/**
 * Returns whether a request is one of the API. Others belong to the development pages and the health check.
 */
export const isApiCall = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith('/api/')
