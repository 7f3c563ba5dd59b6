import type {
  Endpoint,
  EndpointErrors,
  EndpointInput,
  EndpointResponse,
} from '@latchkey/contract/endpoint'
import { isLatchkeyError, type KnownError } from '@latchkey/contract/errors/error'
import { ok, refused, type Result } from '../lib/result.js'
import { buildRequest } from './build-request.js'
import type { CallOptions, Http } from './http.js'
import { send } from './send.js'

/**
 * Makes a call of the protocol.
 *
 * @returns what the service answered; everything else rejects
 * @example await call(http, readCurrentUser, {})
 */
export async function call<E extends Endpoint>(
  http: Http,
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointResponse<E>> {
  const request = buildRequest(endpoint, input)
  return (await send(http, request, options)) as EndpointResponse<E>
}

/**
 * Makes a call whose refusals are part of its answer: resolves to an error with exactly the codes that
 * the endpoint declares, and rejects with the rest.
 *
 * @example const result = await attempt(http, signInWithPassword, { body })
 */
export async function attempt<E extends Endpoint>(
  http: Http,
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<Result<EndpointResponse<E>, KnownError<EndpointErrors<E>>>> {
  try {
    return ok(await call(http, endpoint, input, options))
  } catch (error) {
    if (isLatchkeyError(error) && endpoint.errors?.includes(error.code)) {
      return refused(error as KnownError<EndpointErrors<E>>)
    }
    throw error
  }
}
