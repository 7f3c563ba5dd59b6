import type { EndpointInput, EndpointResponse, Method } from '@latchkey/contract'
import type * as routes from '@latchkey/contract/routes'

type Nouns = typeof routes
type EndpointOf<Noun> = Noun[keyof Noun]
type AnyEndpoint = { [Noun in keyof Nouns]: EndpointOf<Nouns[Noun]> }[keyof Nouns]

/** The endpoints that need no secret key. */
type ClientEndpoint = AnyEndpoint extends infer E
  ? E extends { readonly access: readonly ['server' | 'admin', ...unknown[]] }
    ? never
    : E
  : never

type RouteOf<E> = E extends { readonly method: Method; readonly path: infer Path extends string }
  ? { [M in Method]: E['method'] extends M ? `${M} ${Path}` : never }[Method]
  : never

type AnswerOf<E> = EndpointResponse<E> | Response

/**
 * Responses by method and path: a response of the service, a `refusal(code)`, or a function that takes the body and
 * returns one of them. A function that returns nothing, such as `vi.fn()`, only observes the request.
 *
 * @example { 'POST /teams': ({ display_name }) => ({ ...team, display_name }) }
 */
export type Answers = {
  [E in ClientEndpoint as RouteOf<E>]?:
    | AnswerOf<E>
    | ((body: EndpointInput<E>['body']) => AnswerOf<E> | void | Promise<AnswerOf<E> | void>)
}
