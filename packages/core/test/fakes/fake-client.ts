import { type Access, clientAccess } from '../../src/client/access.js'
import { Client } from '../../src/client/client.js'
import type { ClientOptions } from '../../src/client/options.js'
import { openTokenSession, tokenSessions } from '../../src/flows/open-token-session.js'
import type { Session } from '../../src/session/session.js'
import type { Platform } from '../../src/platform/platform.js'
import { fakeJar, fakePage, fakePlatform } from './fake-platform.js'
import { isLimit, scaledTimers } from '../support/timers.js'

export const BASE_URL = 'https://auth.example.com'
const API_URL = `${BASE_URL}/api/v1`

/** A request that a client has sent. */
export interface SentRequest {
  /** Method and path, such as `POST /auth/password/sign-in`. */
  readonly name: string
  /** The parsed JSON body, or the members of a form. */
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** The response of the fake service. */
export interface FakeResponse {
  readonly status?: number
  readonly body?: object | string
  /** Turns the response into an error with this code. */
  readonly code?: string
}

type Respond = (request: SentRequest) => FakeResponse | Promise<FakeResponse>

interface FakeClientOptions extends ClientOptions {
  /** The URL of the page. */
  href?: string
  access?: Access
  jar?: ReturnType<typeof fakeJar>
  storage?: Map<string, string>
  /** Responses by method and path. A request without one fails like a lost connection. */
  responses?: Record<string, FakeResponse | Respond>
}

function toResponse({ status, body = {}, code }: FakeResponse): Response {
  const headers = {
    'content-type': 'application/json',
    ...(code && { 'x-stack-known-error': code, 'x-stack-actual-status': String(status ?? 400) }),
  }
  const content = code ? { code, error: `about ${code}`, details: body } : body
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return new Response(text, { status: status ?? (code ? 400 : 200), headers })
}

const parseBody = (body: unknown): Record<string, unknown> => {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  if (typeof body !== 'string' || body === '') return {}
  return body.startsWith('{')
    ? (JSON.parse(body) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(body))
}

/** Creates a client of a page whose requests get the passed responses. Pauses are 100 times as short. */
export function createFakeClient({
  href: start = 'https://app.example.com/page',
  access = clientAccess,
  jar = fakeJar(),
  storage = new Map(),
  responses = {},
  platform: parts,
  ...options
}: FakeClientOptions = {}) {
  const page = fakePage(start, storage)
  const requests: SentRequest[] = []
  const base = fakePlatform({
    timers: scaledTimers((millis) => (isLimit(millis) ? millis * 10 : millis / 100)),
    cookies: jar.jar,
    ...page.parts,
    async fetch(url, init) {
      const request = {
        name: `${init.method} ${url.replace(API_URL, '')}`,
        body: parseBody(init.body),
        headers: new Headers(init.headers),
      }
      requests.push(request)
      const response = responses[request.name]
      if (!response) throw new TypeError('no connection')
      return toResponse(await (typeof response === 'function' ? response(request) : response))
    },
    ...parts,
  } satisfies Partial<Platform>)
  let session: Session | undefined
  const client = new Client(
    {
      projectId: 'p1',
      publishableClientKey: 'pck_1',
      baseUrl: BASE_URL,
      platform: base.platform,
      ...options,
    },
    access,
    { ...tokenSessions, open: (openedBy) => (session = openTokenSession(openedBy)) },
  )
  return {
    client,
    /** The refresh token of the session; null when signed out. */
    refreshToken() {
      client.session()
      return session?.state.refreshToken ?? null
    },
    /** URLs that the app went to, oldest first. */
    visited: page.visited,
    requests,
    requestNames: () => requests.map(({ name }) => name),
    jar,
    storage,
    warnings: base.warnings,
    reported: base.reported,
    listeners: page.listeners,
    href: page.href,
    emit: page.emit,
  }
}
