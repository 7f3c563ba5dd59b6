import type { Endpoint, EndpointInput, Method } from '@latchkey/contract/endpoint'
import { checkFeatureSupport as check } from '@latchkey/contract/routes/features'
import type { Answer, CallOptions } from '../http/http.js'
import type { Json } from '../lib/json.js'
import type { Context } from '../resources/context.js'

export interface SendRequestOptions {
  /** Default: GET. */
  method?: Method | undefined
  /** Names and values as they are; they are encoded here. */
  query?: Readonly<Record<string, string>> | undefined
  /** Sent as JSON. */
  body?: Json | undefined
  /** Ends the request at once; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

export interface RequestMethods {
  /**
   * Makes a call for which there is no method, in the name of whoever is signed in, and resolves to its
   * answer once that was a success. Refusals reject, lost connections are handled, and attempts
   * repeated as with every other call.
   *
   * @param path under the API, with a slash first and the ids in it encoded
   * @throws TypeError when the path is not what would be asked for: with a host, `..`, `?`, `#` or
   *   characters that have to be encoded; and when there is a body without a method that takes one
   * @example
   * const answer = await app.sendRequest('/teams', { query: { user_id: 'me' } })
   * console.log(await answer.json())
   * @see spec, section 7
   */
  sendRequest(path: string, options?: SendRequestOptions): Promise<Response>

  /**
   * Asks the service for a feature that this version of the kit does not know. The services of today
   * have none of those: it rejects with their sentence.
   *
   * @param name as the feature's documentation has it
   * @see protocol, section 3.16
   */
  checkFeatureSupport(name: string): Promise<never>
}

/** Makes a call and gives its answer as it came. */
async function wholeAnswer<E extends Endpoint>(
  ctx: Context,
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
): Promise<Answer> {
  let whole: Answer | undefined
  await ctx.call(endpoint, input, { ...options, onAnswer: (answer) => (whole = answer) })
  return whole as unknown as Answer
}

/** Nothing of the path may be read otherwise than it is written, by any parser on its way. */
function assertPath(path: string): void {
  const base = 'https://api.invalid'
  if (/^\/[^?#]*$/.test(path) && new URL(base + path).href === base + path) return
  throw new TypeError(
    'Pass a path under the API, such as /users/me, encoded, without "..", "?" and "#".',
  )
}

export const sendRequest = async (
  ctx: Context,
  path: string,
  { method = 'GET', query, body, signal }: SendRequestOptions = {},
): Promise<Response> => {
  assertPath(path)
  // `fetch` refuses it in words that sound like a connection that was lost.
  if (method === 'GET' && body !== undefined)
    throw new TypeError('A GET has no body: pass a method.')
  const { text, ...init } = await wholeAnswer(
    ctx,
    { method, path },
    // What a call of the contract may take is known by its schemas; this one has none.
    { query, body } as EndpointInput<Endpoint>,
    { signal },
  )
  return new Response(text || null, init)
}

export const checkFeatureSupport = async (ctx: Context, name: string): Promise<never> => {
  const body = { feature_name: name }
  const { text } = await wholeAnswer(ctx, check, { body }, { tokens: 'none' })
  throw new Error(text?.slice(0, 500))
}
