import type { CurrentUser } from '@latchkey/core'
import { readError } from '@latchkey/core/internal'
import { serviceUrl } from '../latchkey.js'
import { TextError, UnreachableError } from './text-error.js'

/** A URL that receives the events of a project. */
export interface WebhookEndpoint {
  readonly id: string
  readonly url: string
  readonly is_disabled: boolean
  /** The events that it receives; empty for all. */
  readonly event_types: readonly string[]
}

/** A new endpoint, with the secret with which the receiver verifies the signature of each request. */
export interface NewWebhookEndpoint extends WebhookEndpoint {
  readonly secret: string
}

export type EndpointChanges = Partial<Pick<WebhookEndpoint, 'url' | 'event_types' | 'is_disabled'>>

/** The delivery of an event to an endpoint. */
export interface WebhookDelivery {
  readonly event_id: string
  readonly endpoint_id: string
  readonly type: string
  readonly data: unknown
  readonly created_at_millis: number
  readonly attempts: number
  readonly delivered_at_millis: number | null
  readonly next_attempt_at_millis: number | null
  readonly outcome: string | null
}

export interface WebhookState {
  readonly endpoints: readonly WebhookEndpoint[]
  readonly deliveries: readonly WebhookDelivery[]
}

/** Whether an endpoint is about to respond for the first time. A paused one receives nothing. */
export function isBeingDelivered({ endpoints, deliveries }: WebhookState): boolean {
  const active = new Set(endpoints.flatMap(({ id, is_disabled }) => (is_disabled ? [] : [id])))
  return deliveries.some(
    ({ endpoint_id, outcome, delivered_at_millis }) =>
      active.has(endpoint_id) && outcome === null && delivered_at_millis === null,
  )
}

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    throw new UnreachableError(undefined, { cause: error })
  }
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json()
  const error = await readError(response.clone())
  if (error) throw error
  const message = await response.text()
  if (message) throw new Error(message)
  throw new TextError('unexpectedStatus', { status: response.status })
}

/**
 * Calls the webhook management of the service, which has its own token: the owner's session creates one for
 * each call.
 */
export class WebhooksApi {
  readonly #user: Pick<CurrentUser, 'getAccessToken'>
  readonly #projectId: string

  constructor(user: Pick<CurrentUser, 'getAccessToken'>, { projectId }: { projectId: string }) {
    this.#user = user
    this.#projectId = projectId
  }

  async read(): Promise<WebhookState> {
    const token = await this.#createToken()
    const [endpoints, deliveries] = await Promise.all([
      this.#call('GET', 'endpoints', { token }) as Promise<{ items: WebhookEndpoint[] }>,
      this.#call('GET', 'deliveries', { token }) as Promise<{ items: WebhookDelivery[] }>,
    ])
    return { endpoints: endpoints.items, deliveries: deliveries.items }
  }

  add = (url: string, eventTypes: readonly string[]) =>
    this.#change('POST', 'endpoints', {
      url,
      event_types: eventTypes,
    }) as Promise<NewWebhookEndpoint>

  /** Resolves to the secret of an endpoint. Needs a recent sign-in, as adding and moving an endpoint do. */
  async readSecret(id: string): Promise<string> {
    const { secret } = (await this.#change('GET', `endpoints/${id}/secret`)) as { secret: string }
    return secret
  }

  update = (id: string, changes: EndpointChanges) =>
    this.#change('PATCH', `endpoints/${id}`, changes)

  /** Sends the event `webhook.test` to an endpoint, and resolves to what came back. */
  test = (id: string) =>
    this.#change('POST', `endpoints/${id}/test`) as Promise<{
      is_delivered: boolean
      outcome: string
    }>

  delete = (id: string) => this.#change('DELETE', `endpoints/${id}`)

  resend = ({ event_id, endpoint_id }: WebhookDelivery) =>
    this.#change('POST', `deliveries/${event_id}/${endpoint_id}/resend`)

  async #change(method: string, path: string, body?: unknown): Promise<unknown> {
    return this.#call(method, path, { token: await this.#createToken(), body })
  }

  async #call(method: string, path: string, { token, body }: { token: string; body?: unknown }) {
    const headers = new Headers({ Authorization: `Bearer ${token}` })
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const response = await request(`${serviceUrl}/webhooks/${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    return answerOf(response)
  }

  async #createToken(): Promise<string> {
    const response = await request(`${serviceUrl}/api/v1/webhooks/svix-token`, {
      method: 'POST',
      headers: {
        'X-Stack-Access-Type': 'admin',
        'X-Stack-Project-Id': this.#projectId,
        'X-Stack-Admin-Access-Token': await this.#user.getAccessToken(),
        'Content-Type': 'application/json',
      },
      body: '{}',
    })
    const { token } = (await answerOf(response)) as { token: string }
    return token
  }
}
