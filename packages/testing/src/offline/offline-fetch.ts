import { type AccessType, headerNames } from '@latchkey/contract'
import { contentOf, driftOf } from '../network/drift.js'
import { callOf } from '../network/route.js'
import type { Answers } from './answers.js'
import { changeAnswer, defaultAnswer, type OfflineCall } from './default-answer.js'
import type { Person } from './person.js'
import { userIdOf } from './tokens.js'

const names = headerNames()

/** The users that this process has created, by ID, with the answers to their calls. */
const people = new Map<string, { person: Person; answers: Answers }>()

/** Registers a user with all offline apps. */
export const admit = (person: Person, answers: Answers): void =>
  void people.set(person.user.id, { person, answers })

interface Asked extends Pick<Request, 'url' | 'method' | 'headers'> {
  contentType: string | null
  text: string
}

/** Creates a `fetch` that sends no request: it answers for the users of this process, and from `own`. */
export const offlineFetch =
  (own: Answers = {}): typeof fetch =>
  async (input, init) => {
    const asked = await askedBy(input, init)
    const known = callOf(asked)
    const found = find(asked)
    const call: OfflineCall = {
      route: known.route,
      access: (asked.headers.get(names.accessType) ?? 'client') as AccessType,
      query: new URL(asked.url).searchParams,
      body: contentOf(asked.contentType, asked.text),
      person: found?.person,
    }
    const value = await valueOf({ ...found?.answers, ...own }, call)
    if (value instanceof Response) return value
    // As a service without the call: the client then makes the recorded call, for which the test can have an answer.
    if (value === undefined && known.endpoint?.isLater) return plainText('Not found.', 404)
    if (value === undefined) return trouble(`the test gives no answer. ${HOW_TO}`)
    const response = Response.json(value, { status: known.endpoint?.success ?? 200 })
    const { status, headers } = response
    const drift = driftOf(known, {
      request: { contentType: asked.contentType, body: asked.text },
      response: { status, headers, body: JSON.stringify(value) },
    })
    return drift.length > 0 ? trouble(`the test's answer is none: ${drift.join('; ')}`) : response
  }

const HOW_TO =
  "Pass answers: { 'METHOD /path': answer } to signedIn(), or use a project of the real service."

/** Not one of the service's own statuses, and none that is worth another attempt. */
const trouble = (text: string) => plainText(text, 501)

const plainText = (text: string, status: number) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

const FORM = 'application/x-www-form-urlencoded'

async function askedBy(input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Asked> {
  // By its looks: a DOM of tests brings a Request of its own, which takes only signals of its own.
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

/** By the tokens of a call, or by the id of whom it is about. */
function find({ url, headers, text }: Asked) {
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
  return ids.map((id) => people.get(id ?? '')).find(Boolean)
}

async function valueOf(answers: Answers, call: OfflineCall): Promise<unknown> {
  const given: unknown = (answers as Record<string, unknown>)[call.route]
  if (given === undefined) return defaultAnswer(call)
  const said: unknown =
    typeof given === 'function' ? await (given as (body: unknown) => unknown)(call.body) : given
  if (said instanceof Response) return said.clone()
  return said ?? defaultAnswer(call) ?? changeAnswer(call)
}
