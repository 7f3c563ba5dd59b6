import { type AccessType, headerNames } from '@latchkey/contract'
import { contentOf, violationsOf } from '../network/contract-violations.js'
import { matchEndpoint } from '../network/route.js'
import type { Answers } from './answers.js'
import { changeAnswer, defaultAnswer, type OfflineCall } from './default-answer.js'
import type { OfflineAccount } from './offline-account.js'
import { userIdOf } from './tokens.js'

const names = headerNames()

/** The users that this process has created, by ID, with the responses for their requests. */
const accounts = new Map<string, { account: OfflineAccount; answers: Answers }>()

/** Registers a user with all offline apps. */
export const registerAccount = (account: OfflineAccount, answers: Answers): void =>
  void accounts.set(account.user.id, { account, answers })

interface OfflineRequest extends Pick<Request, 'url' | 'method' | 'headers'> {
  contentType: string | null
  text: string
}

/**
 * Creates a `fetch` that sends no request. It returns the responses of the users of this process and those
 * of `own`.
 */
export const offlineFetch =
  (own: Answers = {}): typeof fetch =>
  async (input, init) => {
    const request = await readRequest(input, init)
    const match = matchEndpoint(request)
    const registered = findAccount(request)
    const call: OfflineCall = {
      route: match.route,
      access: (request.headers.get(names.accessType) ?? 'client') as AccessType,
      query: new URL(request.url).searchParams,
      body: contentOf(request.contentType, request.text),
      account: registered?.account,
    }
    const value = await valueOf({ ...registered?.answers, ...own }, call)
    if (value instanceof Response) return value
    // Responds like a service without the extension: the client then falls back to the recorded endpoint,
    // for which the test can have a response.
    if (value === undefined && match.endpoint?.isLater) return plainText('Not found.', 404)
    if (value === undefined)
      return errorResponse(`the test has no answer for this request. ${HOW_TO}`)
    const response = Response.json(value, { status: match.endpoint?.success ?? 200 })
    const { status, headers } = response
    const violations = violationsOf(match, {
      request: { contentType: request.contentType, body: request.text },
      response: { status, headers, body: JSON.stringify(value) },
    })
    return violations.length > 0
      ? errorResponse(`the answer of the test is invalid: ${violations.join('; ')}`)
      : response
  }

const HOW_TO =
  "Pass answers: { 'METHOD /path': answer } to signedIn(), or use a project of the real service."

/** A status that the service does not send and that the client does not retry. */
const errorResponse = (text: string) => plainText(text, 501)

const plainText = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

const FORM = 'application/x-www-form-urlencoded'

async function readRequest(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<OfflineRequest> {
  // Detected by its properties, because a DOM environment has its own `Request`, which accepts only its own
  // signals.
  if (typeof input === 'object' && 'url' in input) {
    const { url, method, headers } = input
    const contentType = headers.get('content-type')
    return { url, method, headers, contentType, text: await input.clone().text() }
  }
  const { method = 'GET', body } = init
  const headers = new Headers(init.headers)
  const isForm = body instanceof URLSearchParams
  const text = isForm ? body.toString() : typeof body === 'string' ? body : ''
  const contentType = isForm ? FORM : headers.get('content-type')
  return { url: String(input), method, headers, contentType, text }
}

/** Finds the user by the tokens of a request, or by the ID in its path. */
function findAccount({ url, headers, text }: OfflineRequest) {
  const { pathname, searchParams } = new URL(url)
  const tokens = [
    headers.get(names.accessToken),
    headers.get(names.refreshToken),
    new URLSearchParams(text).get('refresh_token'),
  ]
  const ids = [
    ...tokens.map((token) => token && userIdOf(token)),
    searchParams.get('user_id'),
    pathname.split('/').at(-1),
  ]
  return ids.map((id) => accounts.get(id ?? '')).find(Boolean)
}

async function valueOf(answers: Answers, call: OfflineCall): Promise<unknown> {
  const answer: unknown = (answers as Record<string, unknown>)[call.route]
  if (answer === undefined) return defaultAnswer(call)
  const result: unknown =
    typeof answer === 'function' ? await (answer as (body: unknown) => unknown)(call.body) : answer
  if (result instanceof Response) return result.clone()
  return result ?? defaultAnswer(call) ?? changeAnswer(call)
}
