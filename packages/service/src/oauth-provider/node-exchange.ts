import type { IncomingMessage, ServerResponse } from 'node:http'
import inject, { type InjectOptions } from 'light-my-request'
import { SESSION_COOKIE } from './open-provider.js'
import { readBody } from './read-form.js'

/** Where a request is served, as its client knows it. */
export interface Mount {
  /** The issuer: the URL below which the library serves requests. */
  issuer: string
  /** Path and query below the issuer. */
  path: string
  /** Whether the library gets the cookie of its session. */
  keepsSession: boolean
}

type NodeHandler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** Serves a request with a handler of Node, and returns its answer. */
export async function exchange(
  request: Request,
  mount: Mount,
  handle: NodeHandler,
): Promise<Response> {
  const { origin, pathname } = new URL(mount.issuer)
  const dispatch: NodeHandler = (req, res) => {
    // The library takes the path of its URLs from it, as Express and others set it.
    Object.assign(req, { originalUrl: pathname + mount.path })
    return handle(req, res)
  }
  const body = request.body === null ? undefined : await readBody(request)
  const answer = await inject((req, res) => void dispatch(req, res), {
    method: request.method as NonNullable<InjectOptions['method']>,
    url: mount.path,
    headers: headersOf(request.headers, origin, mount),
    ...(body !== undefined && { payload: Buffer.from(body) }),
  })
  return new Response(isEmpty(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: toHeaders(answer.headers),
  })
}

/** The statuses without a body (RFC 9110, section 6.4.1). */
const isEmpty = (status: number): boolean => status === 204 || status === 304

/** Headers of the client that do not count: the library makes its URLs of host and protocol. */
const OWN_HEADERS = [
  'content-length',
  'host',
  'transfer-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
]

function headersOf(headers: Headers, origin: string, mount: Mount): Record<string, string> {
  const { host, protocol } = new URL(origin)
  const pairs = [...headers].filter(([name]) => !OWN_HEADERS.includes(name))
  const all = Object.fromEntries(pairs)
  const cookie = headers.get('cookie')
  if (cookie !== null && !mount.keepsSession) all['cookie'] = withoutSession(cookie)
  return { ...all, host, 'x-forwarded-proto': protocol.slice(0, -1) }
}

const withoutSession = (cookie: string): string =>
  cookie
    .split(/;\s*/)
    .filter((pair) => !pair.startsWith(SESSION_COOKIE))
    .join('; ')

/** No page and no token of the library is shown in a frame, cached or named in the header `Referer`. */
function toHeaders(values: Record<string, number | string | string[] | undefined>): Headers {
  const headers = new Headers({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
  for (const [name, value] of Object.entries(values)) {
    headers.delete(name)
    for (const entry of [value].flat()) if (entry !== undefined) headers.append(name, String(entry))
  }
  // These describe the connection of the library, not that of the client.
  for (const name of ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])
    headers.delete(name)
  return headers
}
