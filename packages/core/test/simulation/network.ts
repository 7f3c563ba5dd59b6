import type { Config, Faults } from './config.js'
import type { Draw } from './random.js'
import type { Actor, Scheduler } from './scheduler.js'
import type { Span } from './spans.js'
import type { ServerAnswer, ServerModel, ServerRequest } from './server-model.js'

type Fate = keyof Faults | 'arrives'

/** What a page asks for, as the invariants look at it. */
export interface Asked extends ServerRequest {
  readonly page: Actor
  readonly at: number
  isOver: boolean
}

/** Stands between the pages and the service. */
export class Network {
  /** When nothing reached the service. */
  readonly outages: Span[] = []
  isCalm = false
  readonly #faults: [keyof Faults, number][]

  constructor(
    readonly scheduler: Scheduler,
    readonly server: ServerModel,
    readonly config: Config,
    readonly draw: Draw,
    readonly onAsked: (asked: Asked) => void,
    readonly onAnswered: (asked: Asked, answer: ServerAnswer) => void,
  ) {
    this.#faults = Object.entries(config.faults) as [keyof Faults, number][]
  }

  fetchOf(page: Actor, isOnline: () => boolean) {
    return (url: string, { method = 'GET', headers, body, signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const asked: Asked = {
          page,
          method,
          path: url.replace(/^https:\/\/api\.test\/api\/v1|\?.*$/g, ''),
          headers: headers as Record<string, string>,
          body: (body ?? null) as Asked['body'],
          at: this.scheduler.now,
          isOver: false,
        }
        this.onAsked(asked)
        const over = () => void (asked.isOver = true)
        signal?.addEventListener('abort', () => {
          over()
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as fetch does
          reject(signal.reason)
        })
        const fail = () => {
          over()
          reject(new TypeError('Failed to fetch'))
        }
        const give = (answer: ServerAnswer) => {
          over()
          resolve(responseOf(answer))
        }
        this.#travel(asked, isOnline(), give, fail)
      })
  }

  #travel(
    asked: Asked,
    isOnline: boolean,
    give: (answer: ServerAnswer) => void,
    fail: () => void,
  ): void {
    const { scheduler, draw } = this
    const fate = this.#fate(isOnline)
    const [low, high] = this.isCalm ? [5, 50] : this.config.latency
    const there = draw.between(low, high) / 2
    const back = draw.between(low, high) / 2
    const { page, path, method } = asked
    scheduler.note(`${page.name} ${method} ${path} ${fate}`)
    const later = (millis: number, what: string, run: () => void) =>
      scheduler.after(millis, `${what} ${method} ${path}`, run, page)
    if (fate === 'lostBefore') return void later(there, 'loses', fail)
    if (fate === 'tooMany') {
      const retryAfter = String(draw.pick([0, 1, 2, 3]))
      return void later(there, '429', () =>
        give({ status: 429, body: {}, retryAfter, text: 'Too many requests' }),
      )
    }
    if (fate === 'unavailable')
      return void later(there, '503', () => give({ status: 503, body: {}, text: 'Unavailable' }))
    if (fate === 'html')
      return void later(there, 'HTML', () =>
        give({ status: 200, body: {}, contentType: 'text/html', text: '<p>Welcome</p>' }),
      )
    // It arrives also when nobody waits for the answer any more: the page may be gone by then.
    scheduler.after(there, `arrives ${page.name} ${method} ${path}`, () => {
      const answer = this.server.answer(asked)
      scheduler.note(`answers ${answer.code ?? answer.status}`)
      if (fate === 'silent') return
      if (fate === 'lostAfter') return void later(back, 'loses the answer of', fail)
      this.onAnswered(asked, answer)
      later(back, 'gets', () => give(spoilt(answer, fate)))
    })
  }

  #fate(isOnline: boolean): Fate {
    if (this.isCalm) return 'arrives'
    const isOut = this.scheduler.now < (this.outages.at(-1)?.until ?? 0)
    if (!isOnline || isOut) return 'lostBefore'
    let left = this.draw.next()
    for (const [fate, rate] of this.#faults) if ((left -= rate) < 0) return fate
    return 'arrives'
  }
}

function spoilt(answer: ServerAnswer, fate: Fate): ServerAnswer {
  if (fate === 'truncated') return { ...answer, text: JSON.stringify(answer.body).slice(0, -9) }
  // A proxy in between that mixes up headers.
  if (fate === 'wrongCode')
    return { ...answer, status: 401, code: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' }
  return answer
}

/** As a client asks for it: the status of a refusal stands in a header of its own (protocol, 1.6). */
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
