import type { readCurrentUser } from '@latchkey/contract/routes/server/users'
import type { readTeam } from '@latchkey/contract/routes/server/teams'
import type { Answered } from '../http/call.js'
import { fromWire } from '../lib/wire-case.js'
import type { Clock } from '../platform/platform.js'
import { type ServerRequest, toRequestLike } from './server-request.js'

type Membership = { readonly teamId: string; readonly userId: string }
type Event<Type extends string, Data> = { readonly type: Type; readonly data: Data }

/** What the service tells an app's server (protocol, section 12). */
export type WebhookEvent =
  | Event<'user.created' | 'user.updated', Answered<typeof readCurrentUser>>
  | Event<'user.deleted', { readonly id: string; readonly teams: readonly { id: string }[] }>
  | Event<'team.created' | 'team.updated', Answered<typeof readTeam>>
  | Event<'team.deleted', { readonly id: string }>
  | Event<'team_membership.created' | 'team_membership.deleted', Membership>
  | Event<'team_permission.created' | 'team_permission.deleted', Membership & { id: string }>
  | Event<
      'project_permission.created' | 'project_permission.deleted',
      { readonly id: string; readonly userId: string }
    >

/**
 * A request with its body, as it came: a `Request`, Node's, or one whose raw `body` was read before, such
 * as by `express.raw()`.
 */
export type WebhookRequest = ServerRequest & {
  readonly arrayBuffer?: () => Promise<ArrayBuffer>
  readonly body?: unknown
  readonly [Symbol.asyncIterator]?: () => AsyncIterator<Uint8Array>
}

const TOLERANCE_SECONDS = 300
const hmac = { name: 'HMAC', hash: 'SHA-256' }

/**
 * Checks that a message is from the service, and new.
 *
 * @throws Error that says why it is refused; TypeError for what cannot be checked
 * @see Standard Webhooks, "Verifying webhook authenticity"; protocol, section 12
 */
export async function verifyWebhook(
  clock: Clock,
  request: WebhookRequest,
  secrets: string | readonly string[],
): Promise<WebhookEvent> {
  const keys = await Promise.all([secrets].flat().map(importSecret))
  const { id, timestamp, signatures } = signedHeaders(request)
  if (!(Math.abs(clock.wall() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS))
    throw refused('it was sent more than 5 minutes away from the time of this server')
  const body = await bodyOf(request)
  const signed = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer()
  const checks = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify(hmac, key, signature, signed)),
  )
  if (!(await Promise.all(checks)).includes(true))
    throw refused('no signature of it was made with this secret')
  return fromWire(JSON.parse(await body.text())) as WebhookEvent
}

const refused = (why: string) => new Error(`This webhook is refused: ${why}.`)

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

async function importSecret(secret: string): Promise<CryptoKey> {
  try {
    const key = bytesOf(secret.replace(/^whsec_/, ''))
    return await crypto.subtle.importKey('raw', key, hmac, false, ['verify'])
  } catch {
    throw new TypeError("A webhook's secret is whsec_ and base64. Pass it as the service shows it.")
  }
}

/** Both names of these headers are in use, and one message has only those of one kind. */
function signedHeaders(request: WebhookRequest) {
  const { headers } = toRequestLike(request)
  const prefix = headers.get('svix-id') ? 'svix' : 'webhook'
  const [id, timestamp, texts] = ['id', 'timestamp', 'signature'].map((name) =>
    headers.get(`${prefix}-${name}`),
  )
  if (!id || !timestamp || !texts) throw refused('it is not signed')
  const signatures = texts.split(' ').flatMap((text) => {
    const [, base64] = /^v1,([a-z\d+/]{43}=)$/i.exec(text) ?? []
    return base64 ? [bytesOf(base64)] : []
  })
  return { id, timestamp, signatures }
}

async function bodyOf(request: WebhookRequest): Promise<Blob> {
  const { body } = request
  if (typeof request.arrayBuffer === 'function') return new Blob([await request.arrayBuffer()])
  if (typeof body === 'string' || body instanceof Uint8Array) return new Blob([body as BlobPart])
  if (body !== undefined || !request[Symbol.asyncIterator])
    throw new TypeError(
      'A webhook is checked by its body as it came. Pass the request before its body is parsed, such as with express.raw().',
    )
  const chunks: BlobPart[] = []
  for await (const chunk of request as AsyncIterable<BlobPart>) chunks.push(chunk)
  return new Blob(chunks)
}
