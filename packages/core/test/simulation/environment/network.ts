import type { Choices } from '../choices.js'
import type { Config, Faults } from '../config.js'
import type { Draw } from '../random.js'
import type { Actor, Scheduler } from '../scheduler.js'
import type { Span } from '../spans.js'
import type { ServerAnswer, ServerModel, ServerRequest } from './server-model.js'

const API = 'https://api.test/api/v1'

type Fate = keyof Faults | 'arrives' | 'refused'

/** Requests that two tabs race with, and the outcomes that a run may choose for them. */
const RACED = /^\/auth\//
const FATES: readonly Fate[] = ['arrives', 'lostBefore', 'lostAfter', 'refused']
/** Maximum number of chosen outcomes; all later requests arrive. */
const MAX_FATES = 2

/** A request of a page, as the invariants see it. */
export interface PageRequest extends ServerRequest {
  readonly page: Actor
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
    readonly onResponse: (request: PageRequest, answer: ServerAnswer) => void,
    readonly onAbort: (request: PageRequest) => void,
  ) {
    this.#faults = Object.entries(config.faults) as [keyof Faults, number][]
  }

  get isOut(): boolean {
    return !this.isCalm && this.outages.some(({ until }) => this.scheduler.now < until)
  }

  fetchOf(page: Actor, isOnline: () => boolean) {
    return (url: string, { method = 'GET', headers = {}, body, signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const request: PageRequest = {
          page,
          method,
          path: url.slice(API.length),
          headers: headers as Record<string, string>,
          body: (body ?? null) as PageRequest['body'],
          at: this.scheduler.now,
          isOver: false,
          dueAt: Infinity,
        }
        this.onRequest(request)
        const over = () => void (request.isOver = true)
        signal?.addEventListener('abort', () => {
          if (!request.isOver && request.dueAt < this.scheduler.now) this.onAbort(request)
          over()
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
          reject(signal.reason)
        })
        const fail = () => {
          over()
          reject(new TypeError('Failed to fetch'))
        }
        const respond = (answer: ServerAnswer) => {
          over()
          resolve(responseOf(answer))
        }
        this.#travel(request, isOnline(), respond, fail)
      })
  }

  #travel(
    request: PageRequest,
    isOnline: boolean,
    respond: (answer: ServerAnswer) => void,
    fail: () => void,
  ): void {
    const { scheduler, draw } = this
    const isRaced = this.choices !== undefined && RACED.test(request.path)
    const fate = isRaced ? this.#chosenFate() : this.#fate(isOnline)
    const [low, high] = this.isCalm ? [5, 50] : this.config.latency
    const there = draw.between(low, high) / 2
    const back = draw.between(low, high) / 2
    const { page, path, method } = request
    scheduler.note(`${page.name} ${method} ${path} ${fate}`)
    const later = (millis: number, what: string, run: () => void) =>
      scheduler.after(millis, `${what} ${method} ${path}`, run, page, isRaced)
    if (fate === 'lostBefore') return void later(there, 'loses', fail)
    if (fate === 'tooMany') {
      const retryAfter = String(draw.pick([0, 1, 2, 3]))
      return void later(there, '429', () =>
        respond({ status: 429, body: {}, retryAfter, text: 'Too many requests' }),
      )
    }
    if (fate === 'unavailable')
      return void later(there, '503', () => respond({ status: 503, body: {}, text: 'Unavailable' }))
    if (fate === 'refused')
      return void later(there, '401', () =>
        respond({ status: 401, body: {}, text: 'Sign in first' }),
      )
    if (fate === 'html')
      return void later(there, 'HTML', () =>
        respond({ status: 200, body: {}, contentType: 'text/html', text: '<p>Welcome</p>' }),
      )
    // The request arrives even if its page was left in the meantime.
    const deliver = () => {
      const answer = this.server.answer(request)
      scheduler.note(`answers ${answer.code ?? answer.status}`)
      if (fate === 'silent') return
      if (fate === 'lostAfter') return void later(back, 'loses the answer of', fail)
      this.onResponse(request, answer)
      request.dueAt = scheduler.now + back
      later(back, 'gets', () => respond(applyFault(answer, fate)))
    }
    scheduler.after(there, `arrives ${page.name} ${method} ${path}`, deliver, undefined, isRaced)
  }

  #chosenFate(): Fate {
    if (!this.choices || this.#fates++ >= MAX_FATES) return 'arrives'
    return FATES[this.choices.pick(FATES.length)] ?? 'arrives'
  }

  #fate(isOnline: boolean): Fate {
    if (this.isCalm) return 'arrives'
    if (!isOnline || this.isOut) return 'lostBefore'
    let left = this.draw.next()
    for (const [fate, rate] of this.#faults) if ((left -= rate) < 0) return fate
    return 'arrives'
  }
}

function applyFault(answer: ServerAnswer, fate: Fate): ServerAnswer {
  if (fate === 'truncated') return { ...answer, text: JSON.stringify(answer.body).slice(0, -9) }
  // A faulty proxy that changes headers.
  if (fate === 'wrongCode')
    return { ...answer, status: 401, code: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' }
  if (fate === 'garbled' && 'access_token' in answer.body)
    return { ...answer, body: { ...answer.body, access_token: 'garbled' } }
  return answer
}

/** Clients request status 200 for errors; the actual status is in a header (protocol, 1.6). */
function responseOf({ status, code, body, contentType, retryAfter, text }: ServerAnswer): Response {
  const headers: Record<string, string | undefined> = {
    'content-type': contentType ?? 'application/json',
    'x-stack-known-error': code,
    'x-stack-actual-status': code && String(status),
    'retry-after': retryAfter,
  }
  const response = {
    status: code ? 200 : status,
    headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
    body: null,
    text: async () => text ?? JSON.stringify(body),
  }
  return response as unknown as Response
}
