import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 24

/** A secret that a webhook's receiver shares: base64 of random bytes after its prefix. */
export const createWebhookSecret = (): string =>
  PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** Returns true for a secret of 24 to 64 bytes, as Standard Webhooks requires. */
export const isWebhookSecret = (text: string): boolean => {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false
  const { length } = keyOf(text)
  return length >= 24 && length <= 64
}

export interface Message {
  /** The same at every attempt, so that a receiver can recognize a repetition. */
  id: string
  /** Seconds since 1970; receivers reject old messages, so it is the platform's time. */
  timestamp: number
  body: string
}

/**
 * Returns the headers that prove the origin and the time of a message: HMAC-SHA256 of ID, time and body
 * (Standard Webhooks, under the names of its `svix-` headers).
 */
export function signedHeaders(
  secret: string,
  { id, timestamp, body }: Message,
): Record<string, string> {
  const signed = `${id}.${timestamp}.${body}`
  const signature = createHmac('sha256', keyOf(secret)).update(signed).digest('base64')
  return {
    'svix-id': id,
    'svix-timestamp': String(timestamp),
    'svix-signature': `v1,${signature}`,
  }
}

const keyOf = (secret: string) => Buffer.from(secret.slice(PREFIX.length), 'base64')
