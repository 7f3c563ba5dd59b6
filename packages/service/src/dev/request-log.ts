import { readHeader } from '../lib/requests/protocol-headers.js'

/** A response of the API to a request. */
export interface ServedRequest {
  projectId: string
  method: string
  /** Origin of the page that sent the request, or null for other programs. */
  origin: string | null
  /** The path with the names of its parameters, so that no ID or secret is kept. */
  template: string
  response: Response
  millis: number
}

export interface LoggedRequest {
  method: string
  origin: string | null
  template: string
  status: number
  code: string | null
  /** In milliseconds. */
  duration: number
  at: string
}

/** Requests that are kept, of all projects together. */
const MOST = 10_000
const MAX_LISTED = 500

/** The last requests in development, for the page that lists them. Each process keeps its own in memory. */
export class RequestLog {
  readonly #now: () => number
  #requests: (LoggedRequest & { projectId: string })[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  add({ projectId, method, origin, template, response, millis }: ServedRequest): void {
    this.#requests.push({
      projectId,
      method,
      origin,
      template,
      status: Number(readHeader(response.headers, 'actualStatus') ?? response.status),
      code: readHeader(response.headers, 'knownError'),
      duration: Math.round(millis),
      at: new Date(this.#now()).toISOString(),
    })
    if (this.#requests.length >= 2 * MOST) this.#requests = this.#requests.slice(-MOST)
  }

  /** The last 500 requests of a project, newest first. */
  list(projectId: string): LoggedRequest[] {
    return this.#requests
      .filter((request) => request.projectId === projectId)
      .slice(-MAX_LISTED)
      .toReversed()
      .map(({ projectId: _, ...request }) => request)
  }

  clear(projectId: string): void {
    this.#requests = this.#requests.filter((request) => request.projectId !== projectId)
  }
}
