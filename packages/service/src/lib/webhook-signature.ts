import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

const PREFIX = 'whsec_'
const SECRET_BYTES = 24

/** A secret that a webhook's receiver shares: base64 of random bytes after its prefix. */
export const createWebhookSecret = (): string =>
  PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** Returns true for a secret of 24 to 64 bytes, as Standard Webhooks requires. */
export const isWebhookSecret = (text: string): boolean => {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return false
  const { length } = Buffer.from(text.slice(PREFIX.length), 'base64')
  return length >= 24 && length <= 64
}

export interface Message {
  /** The same at every attempt, so that a receiver can recognize a repetition. */
  id: string
  /** The platform's time, because receivers reject old messages. */
  sentAtMillis: number
  body: string
}

/**
 * Returns the headers that prove the origin and the time of a message (Standard Webhooks, under the names of its `svix-`
 * headers).
 */
export const signedHeaders = (
  secret: string,
  { id, sentAtMillis, body }: Message,
): Record<string, string> => ({
  'Content-Type': 'application/json',
  'User-Agent': 'Latchkey-Webhooks',
  'svix-id': id,
  'svix-timestamp': String(Math.floor(sentAtMillis / 1000)),
  'svix-signature': new Webhook(secret).sign(id, new Date(sentAtMillis), body),
})
