import { UsageError } from '@latchkey/contract/errors/error'
import type { readTeamByServer as readTeam } from '@latchkey/contract/routes/teams/teams'
import type { readCurrentUserByServer as readCurrentUser } from '@latchkey/contract/routes/users'
import { toModel } from '@latchkey/contract/wire-case'
import type { ResponseOf } from '../../http/http-client.js'
import { clientError } from '../../errors/client-error.js'
import type { Clock } from '../../platform/platform.js'
import { type ServerRequest, toRequestLike } from './server-request.js'

type Membership = { readonly teamId: string; readonly userId: string }
type Event<Type extends string, Data> = { readonly type: Type; readonly data: Data }

/** An event that the service reports to a webhook endpoint of the app's server. */
export type WebhookEvent =
  | Event<'user.created' | 'user.updated', ResponseOf<typeof readCurrentUser>>
  | Event<'user.deleted', { readonly id: string; readonly teams: readonly { id: string }[] }>
  | Event<'team.created' | 'team.updated', ResponseOf<typeof readTeam>>
  | Event<'team.deleted', { readonly id: string }>
  | Event<'team_membership.created' | 'team_membership.deleted', Membership>
  | Event<'team_permission.created' | 'team_permission.deleted', Membership & { id: string }>
  | Event<
      'project_permission.created' | 'project_permission.deleted',
      { readonly id: string; readonly userId: string }
    >
  | Event<'webhook.test', { readonly endpointId: string }>

/**
 * A request with its unparsed body: a `Request`, a request of Node, or one whose raw `body` was read before, such as by
 * `express.raw()`.
 */
export type WebhookRequest = ServerRequest & {
  readonly arrayBuffer?: () => Promise<ArrayBuffer>
  readonly body?: unknown
  readonly [Symbol.asyncIterator]?: () => AsyncIterator<Uint8Array>
}

const TOLERANCE_SECONDS = 300
const hmac = { name: 'HMAC', hash: 'SHA-256' }

/**
 * Verifies the signature and the time of a webhook, and resolves to its event.
 *
 * @throws LatchkeyError with the code `WEBHOOK_REJECTED`, whose message says why
 * @throws TypeError `INVALID_ARGUMENT` for a malformed secret or a parsed body
 * @see Standard Webhooks, "Verifying webhook authenticity"
 */
export async function verifyWebhook(
  clock: Clock,
  request: WebhookRequest,
  secrets: string | readonly string[],
): Promise<WebhookEvent> {
  const keys = await Promise.all([secrets].flat().map(importSecret))
  const { id, timestamp, signatures } = readSignedHeaders(request)
  if (!(Math.abs(clock.wall() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS))
    throw rejection('its time is more than 5 minutes away from the clock of this server')
  const body = await readBody(request)
  const signed = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer()
  const checks = keys.flatMap((key) =>
    signatures.map((signature) => crypto.subtle.verify(hmac, key, signature, signed)),
  )
  if (!(await Promise.all(checks)).includes(true))
    throw rejection('none of its signatures was made with this secret')
  return toModel(parseJson(await body.text())) as WebhookEvent
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Without the parser's own error, which contains a part of the body.
    throw rejection('its body is not JSON')
  }
}

const rejection = (reason: string) =>
  clientError('WEBHOOK_REJECTED', `The webhook is rejected: ${reason}.`)

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

async function importSecret(secret: string): Promise<CryptoKey> {
  try {
    const key = decodeBase64(secret.replace(/^whsec_/, ''))
    return await crypto.subtle.importKey('raw', key, hmac, false, ['verify'])
  } catch {
    throw new UsageError(
      'INVALID_ARGUMENT',
      'The secret of a webhook is whsec_ followed by base64. Pass it as the service shows it.',
    )
  }
}

/** Two sets of header names are in use; one webhook has only one of them. */
function readSignedHeaders(request: WebhookRequest) {
  const { headers } = toRequestLike(request)
  const prefix = headers.get('svix-id') ? 'svix' : 'webhook'
  const [id, timestamp, texts] = ['id', 'timestamp', 'signature'].map((name) =>
    headers.get(`${prefix}-${name}`),
  )
  if (!id || !timestamp || !texts) throw rejection('it is not signed')
  const signatures = texts.split(' ').flatMap((text) => {
    const [, base64] = /^v1,([a-z\d+/]{43}=)$/i.exec(text) ?? []
    return base64 ? [decodeBase64(base64)] : []
  })
  return { id, timestamp, signatures }
}

async function readBody(request: WebhookRequest): Promise<Blob> {
  const { body } = request
  if (typeof request.arrayBuffer === 'function') return new Blob([await request.arrayBuffer()])
  if (typeof body === 'string' || body instanceof Uint8Array) return new Blob([body as BlobPart])
  if (body !== undefined || !request[Symbol.asyncIterator])
    throw new UsageError(
      'INVALID_ARGUMENT',
      'The signature of a webhook covers its unparsed body. Pass the request before its body is parsed, such as with express.raw().',
    )
  const chunks: BlobPart[] = []
  for await (const chunk of request as AsyncIterable<BlobPart>) chunks.push(chunk)
  return new Blob(chunks)
}
