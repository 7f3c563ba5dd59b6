import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { verifyWebhook, type WebhookRequest } from './verify-webhook.js'

const SECRET = `whsec_${Buffer.from('a secret of 24 bytes or so').toString('base64')}`
const OTHER = `whsec_${Buffer.from('another one of 24 bytes!').toString('base64')}`
const NOW = Date.parse('2026-11-21T12:00:00Z')
const clock = { wall: () => NOW, monotonic: () => 0 }
const BODY = JSON.stringify({
  type: 'user.created',
  data: {
    id: 'u1',
    display_name: 'Zoë',
    signed_up_at_millis: NOW,
    server_metadata: { snake_case: 1 },
  },
})
const EVENT = {
  type: 'user.created',
  data: {
    id: 'u1',
    displayName: 'Zoë',
    signedUpAt: new Date(NOW),
    serverMetadata: { snake_case: 1 },
  },
}

interface Message {
  secret?: string
  body?: string
  at?: number
  prefix?: string
}

/** Headers as the reference library of Standard Webhooks makes them. */
function signed({ secret = SECRET, body = BODY, at = NOW, prefix = 'svix' }: Message = {}) {
  return {
    [`${prefix}-id`]: 'msg_1',
    [`${prefix}-timestamp`]: String(Math.floor(at / 1000)),
    [`${prefix}-signature`]: new Webhook(secret).sign('msg_1', new Date(at), body),
  }
}

const request = (headers: Record<string, string>, body = BODY) =>
  new Request('https://app.example', { method: 'POST', headers, body })
const verify = (webhook: WebhookRequest, secret: string | string[] = SECRET) =>
  verifyWebhook(clock, webhook, secret)

describe('verifyWebhook', () => {
  it.each(['svix', 'webhook'])('reads the %s headers', async (prefix) => {
    expect(await verify(request(signed({ prefix })))).toEqual(EVENT)
  })

  it('accepts a stream, a parsed raw body and headers with a body', async () => {
    const headers = signed()
    const bytes = Buffer.from(BODY)
    // In two parts, with one letter on both sides.
    const half = bytes.indexOf('ë') + 1
    const stream = Readable.from([bytes.subarray(0, half), bytes.subarray(half)])
    for (const webhook of [
      Object.assign(stream, { headers }),
      Object.assign(Readable.from([]), { headers, body: bytes }),
      { headers: new Headers(headers), body: BODY },
    ])
      expect(await verify(webhook)).toEqual(EVENT)
  })

  it('accepts webhooks up to 5 minutes old or ahead', async () => {
    for (const at of [NOW - 300_000, NOW + 300_000])
      expect(await verify(request(signed({ at })))).toEqual(EVENT)
    for (const at of [NOW - 301_000, NOW + 301_000])
      await expect(verify(request(signed({ at })))).rejects.toThrow('more than 5 minutes away')
  })

  it('accepts one matching signature of several, made with one of several secrets', async () => {
    const old = signed({ secret: OTHER })['svix-signature'] ?? ''
    const headers = { ...signed(), 'svix-signature': `v1a,xyz ${old} v2,${'A'.repeat(43)}=` }
    await expect(verify(request(headers))).rejects.toThrow('none of its signatures')
    expect(await verify(request(headers), OTHER)).toEqual(EVENT)
    expect(await verify(request(headers), [SECRET, OTHER])).toEqual(EVENT)
    const both = { ...headers, 'svix-signature': `${old} ${signed()['svix-signature']}` }
    expect(await verify(request(both))).toEqual(EVENT)
  })

  it('accepts a secret without its prefix', async () => {
    expect(await verify(request(signed()), SECRET.slice('whsec_'.length))).toEqual(EVENT)
  })
})

describe('verifyWebhook rejects a webhook', () => {
  const good = signed()
  it.each([
    ['that is not signed', {}, 'it is not signed'],
    ['without an id', { ...good, 'svix-id': '' }, 'it is not signed'],
    ['without a time', { ...good, 'svix-timestamp': '' }, 'it is not signed'],
    ['without a signature', { ...good, 'svix-signature': '' }, 'it is not signed'],
    ['with another id', { ...good, 'svix-id': 'msg_2' }, 'none of its signatures'],
    [
      'with another time',
      { ...good, 'svix-timestamp': `${NOW / 1000 + 1}` },
      'none of its signatures',
    ],
    ['with a malformed time', { ...good, 'svix-timestamp': 'now' }, '5 minutes'],
    ['with a damaged signature', { ...good, 'svix-signature': 'v1,%%%' }, 'none of its signatures'],
    [
      'signed by another version of the standard',
      { ...good, 'svix-signature': good['svix-signature']?.replace('v1', 'v2') ?? '' },
      'none of its signatures',
    ],
    ['signed with another secret', signed({ secret: OTHER }), 'none of its signatures'],
  ])('%s', async (_, headers, reason) => {
    const error = await verify(request(headers)).catch((thrown: unknown) => thrown as Error)
    expect(inspect(error)).toContain('The webhook is rejected: ')
    expect(inspect(error)).toContain(reason)
    expect(inspect(error)).not.toContain(SECRET.slice(6, 20))
  })

  it('with another body', async () => {
    await expect(verify(request(good, BODY.replace('u1', 'u2')))).rejects.toThrow(
      'none of its signatures',
    )
    await expect(verify(request(good, ''))).rejects.toThrow('none of its signatures')
  })
})

it('verifyWebhook rejects a signed body that is not JSON with WEBHOOK_REJECTED, without repeating it', async () => {
  const body = 'hunter2'
  const error = await verify(request(signed({ body }), body)).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'WEBHOOK_REJECTED',
    message: 'The webhook is rejected: its body is not JSON.',
  })
  expect(inspect(error)).not.toContain('hunter2')
})

describe('verifyWebhook throws a TypeError with INVALID_ARGUMENT', () => {
  it.each(['', 'whsec_', 'whsec_%%%', 'whsec_abcde', undefined])(
    'for the malformed secret %j, without repeating it',
    async (secret) => {
      const verification = verifyWebhook(clock, request(signed()), secret as string)
      const error = await verification.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(TypeError)
      expect(error).toMatchObject({
        code: 'INVALID_ARGUMENT',
        message:
          'The secret of a webhook is whsec_ followed by base64. Pass it as the service shows it.',
      })
    },
  )

  it.each([
    ['parsed', { body: JSON.parse(BODY) as unknown }],
    ['left out', {}],
    ['null', { body: null }],
  ])('for a body that was %s', async (_, rest) => {
    await expect(verify({ headers: signed(), ...rest })).rejects.toThrow(
      'Pass the request before its body is parsed',
    )
  })
})
