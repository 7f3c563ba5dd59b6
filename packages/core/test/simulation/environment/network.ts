import type { Choices } from '../choices.js'
import type { Config, Faults } from '../config.js'
import type { Draw } from '../random.js'
import type { Actor, Scheduler } from '../scheduler.js'
import type { Span } from '../spans.js'
import { API, type ServerAnswer, type ServerModel, type ServerRequest } from './server-model.js'

/** A response with its headers, in lower case. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly text: string
  /** The `Set-Cookie` headers. */
  readonly cookies: readonly string[]
}

/** The other side of requests: the service, or a server of the app. */
export interface Destination {
  /** The beginning of its URLs. */
  readonly url: string
  /** Whether it is out of reach. */
  readonly isOut: boolean
  /** The cookies of its pages; missing if they send none. */
  readonly cookies?: {
    readonly header: string
    /** Stores the `Set-Cookie` headers of a response. */
    store(request: PageRequest, lines: readonly string[]): void
  }
  receive(request: PageRequest, respond: (response: HttpResponse) => void): void
}

type Fate = keyof Faults | 'arrives' | 'refused'

/** A page may give up a response that was due later than its time limit, in milliseconds. */
const LIMIT_MILLIS = 15_000

/** Requests that two tabs race with, and the outcomes that a run may choose for them. */
const RACED = /^\/auth\//
const FATES: readonly Fate[] = ['arrives', 'lostBefore', 'lostAfter', 'refused']
/** Maximum number of chosen outcomes; all later requests arrive. */
const MAX_FATES = 2

/** A request of a page, as the invariants see it. */
export interface PageRequest extends ServerRequest {
  readonly page: Actor
  readonly cookies: string
  readonly at: number
  isOver: boolean
  /** When its response arrives. A frozen page receives it later. */
  dueAt: number
}

/** The network between the pages and the service. */
export class Network {
  /** Times in which no request reaches the service. */
  readonly outages: Span[] = []
  isCalm = false
  /** Chooses the outcomes of requests. */
  choices: Choices | undefined
  #fates = 0
  readonly #faults: [keyof Faults, number][]

  constructor(
    readonly scheduler: Scheduler,
    readonly server: ServerModel,
    readonly config: Config,
    readonly draw: Draw,
    readonly onRequest: (request: PageRequest) => void,
    readonly onResponse: (request: PageRequest, response: HttpResponse) => void,
    readonly onAbort: (request: PageRequest) => void,
  ) {
    this.#faults = Object.entries(config.faults) as [keyof Faults, number][]
  }

  get isOut(): boolean {
    return !this.isCalm && this.outages.some(({ until }) => this.scheduler.now < until)
  }

  /** The service, which answers at once. */
  get service(): Destination {
    const { isOut } = this
    return {
      url: API,
      isOut,
      receive: (request, respond) => {
        const answer = this.server.answer(request)
        this.scheduler.note(`answers ${answer.code ?? answer.status}`)
        respond(toHttp(answer))
      },
    }
  }

  /** Returns the function `fetch` of a page, or of a server of the app. */
  fetchOf(
    page: Actor,
    isOnline: () => boolean,
    destination: () => Destination = () => this.service,
  ) {
    return (url: string, { method = 'GET', headers = {}, body, signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const to = destination()
        const request: PageRequest = {
          page,
          cookies: to.cookies?.header ?? '',
          method,
          path: url.slice(to.url.length),
          headers:
            headers instanceof Headers
              ? Object.fromEntries(headers)
              : (headers as Record<string, string>),
          body: (body ?? null) as PageRequest['body'],
          at: this.scheduler.now,
          isOver: false,
          dueAt: Infinity,
        }
        this.onRequest(request)
        const over = () => void (request.isOver = true)
        signal?.addEventListener('abort', () => {
          const { at, dueAt, isOver } = request
          if (!isOver && dueAt < Math.min(this.scheduler.now, at + LIMIT_MILLIS))
            this.onAbort(request)
          over()
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
          reject(signal.reason)
        })
        this.#travel(request, {
          to,
          isOnline: isOnline(),
          respond: (response) => {
            over()
            resolve(toResponse(response))
          },
          fail() {
            over()
            reject(new TypeError('Failed to fetch'))
          },
        })
      })
  }

  #travel(request: PageRequest, { to, isOnline, respond, fail }: Travel): void {
    const { scheduler, draw } = this
    const isRaced = this.choices !== undefined && RACED.test(request.path)
    const fate = isRaced ? this.#chosenFate() : this.#fate(isOnline && !to.isOut)
    const [low, high] = this.isCalm ? [5, 50] : this.config.latency
    const there = draw.between(low, high) / 2
    const back = draw.between(low, high) / 2
    const { page, path, method } = request
    scheduler.note(`${page.name} ${method} ${path} ${fate}`)
    const later = (millis: number, what: string, run: () => void) =>
      scheduler.after(millis, `${what} ${method} ${path}`, run, page, isRaced)
    if (fate === 'lostBefore') return void later(there, 'loses', fail)
    const early = this.#earlyResponse(fate)
    if (early) return void later(there, String(early.status), () => respond(early))
    // The request arrives even if its page was left in the meantime.
    const deliver = () =>
      to.receive(request, (response) => {
        if (fate === 'silent') return
        if (fate === 'lostAfter') return void later(back, 'loses the answer of', fail)
        this.onResponse(request, response)
        request.dueAt = scheduler.now + back
        // The browser stores the cookies even if its page is frozen, unless the request has ended.
        if (response.cookies.length)
          scheduler.after(back, `stores cookies of ${method} ${path}`, () => {
            if (!page.isGone && !request.isOver) to.cookies?.store(request, response.cookies)
          })
        later(back, 'gets', () => respond(applyFault(response, fate)))
      })
    scheduler.after(there, `arrives ${page.name} ${method} ${path}`, deliver, undefined, isRaced)
  }

  /** Returns the response of something before the destination, such as a proxy. */
  #earlyResponse(fate: Fate): HttpResponse | undefined {
    const { draw } = this
    const respond = (status: number, text: string, headers = {}) => ({
      ...{ status, text, headers, cookies: [] },
    })
    if (fate === 'tooMany')
      return respond(429, 'Too many requests', { 'retry-after': String(draw.pick([0, 1, 2, 3])) })
    if (fate === 'unavailable')
      // Without a draw, so that the seeds keep their meaning.
      return respond(503, 'Unavailable', { 'retry-after': String(this.scheduler.now % 4) })
    if (fate === 'refused') return respond(401, 'Sign in first')
    return fate === 'html'
      ? respond(200, '<p>Welcome</p>', { 'content-type': 'text/html' })
      : undefined
  }

  #chosenFate(): Fate {
    if (!this.choices || this.#fates++ >= MAX_FATES) return 'arrives'
    return FATES[this.choices.pick(FATES.length)] ?? 'arrives'
  }

  #fate(isOnline: boolean): Fate {
    if (this.isCalm) return 'arrives'
    if (!isOnline) return 'lostBefore'
    let left = this.draw.next()
    for (const [fate, rate] of this.#faults) if ((left -= rate) < 0) return fate
    return 'arrives'
  }
}

interface Travel {
  readonly to: Destination
  readonly isOnline: boolean
  readonly respond: (response: HttpResponse) => void
  readonly fail: () => void
}

function applyFault(response: HttpResponse, fate: Fate): HttpResponse {
  const { headers, text } = response
  if (fate === 'truncated') return { ...response, text: text.slice(0, -9) }
  // A faulty proxy that changes headers.
  if (fate === 'wrongCode')
    return {
      ...response,
      status: 200,
      headers: { ...headers, ...errorHeaders(401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED') },
    }
  if (fate === 'garbled')
    return { ...response, text: text.replace(/"access_token":"[^"]*"/, '"access_token":"garbled"') }
  return response
}

const errorHeaders = (status: number, code: string) => ({
  'x-stack-known-error': code,
  'x-stack-actual-status': String(status),
})

/** Clients request status 200 for errors; the actual status is in a header (protocol, 1.6). */
const toHttp = ({ status, code, body, text, nonce }: ServerAnswer): HttpResponse => ({
  status: code ? 200 : status,
  headers: {
    'content-type': 'application/json',
    ...(code && errorHeaders(status, code)),
    ...(nonce && { 'dpop-nonce': nonce }),
  },
  text: text ?? JSON.stringify(body),
  cookies: [],
})

function toResponse({ status, headers, text }: HttpResponse): Response {
  const response = {
    status,
    headers: {
      get: (name: string) => headers[name.toLowerCase()] ?? null,
      has: (name: string) => headers[name.toLowerCase()] !== undefined,
    },
    body: null,
    text: async () => text,
  }
  return response as unknown as Response
}
