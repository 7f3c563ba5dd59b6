import type {
  Endpoint,
  EndpointErrors,
  EndpointInput,
  EndpointResponse,
} from '@latchkey/contract/endpoint'
import type { KnownError } from '@latchkey/contract/errors/error'
import type { Result } from '../lib/result.js'
import { fromWire, type Model } from '../lib/wire-case.js'
import { buildRequest } from './build-request.js'
import type { CallOptions, Http } from './http.js'
import { send } from './send.js'

/** What a call answers with on success, as the kit's models are written. */
export type Answered<E> = Model<EndpointResponse<E>>

/** The two ways of making a call of the protocol. */
export interface Caller {
  /**
   * Makes a call.
   *
   * @returns what the service answered; everything else rejects
   * @example await call(readCurrentUser, {})
   */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<Answered<E>>

  /**
   * Makes a call whose refusals are part of its answer: resolves to an error with exactly the codes
   * that the endpoint declares, and rejects with the rest.
   *
   * @example const result = await attempt(signInWithPassword, { body })
   */
  attempt<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ): Promise<Result<Answered<E>, KnownError<EndpointErrors<E>>>>
}

/** Makes a call in the name of a session, or of nobody. */
export const call = async <E extends Endpoint>(
  http: Http,
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<Answered<E>> =>
  fromWire(await send(http, buildRequest(endpoint, input), options)) as Answered<E>

/** `Caller.attempt`, by what makes calls. */
export async function attempt<E extends Endpoint>(
  caller: Pick<Caller, 'call'>,
  endpoint: E,
  ...given: [input: EndpointInput<E>, options?: CallOptions]
): Promise<Result<Answered<E>, KnownError<EndpointErrors<E>>>> {
  try {
    return { status: 'ok', data: await caller.call(endpoint, ...given) }
  } catch (thrown) {
    if (endpoint.errors?.includes((thrown as KnownError).code))
      return { status: 'error', error: thrown as KnownError<EndpointErrors<E>> }
    throw thrown
  }
}
