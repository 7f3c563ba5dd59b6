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

/** Headers as the library of the standard itself makes them. */
function signed({ secret = SECRET, body = BODY, at = NOW, prefix = 'svix' }: Message = {}) {
  return {
    [`${prefix}-id`]: 'msg_1',
    [`${prefix}-timestamp`]: String(Math.floor(at / 1000)),
    [`${prefix}-signature`]: new Webhook(secret).sign('msg_1', new Date(at), body),
  }
}

const request = (headers: Record<string, string>, body = BODY) =>
  new Request('https://app.example', { method: 'POST', headers, body })
const verify = (given: WebhookRequest, secret: string | string[] = SECRET) =>
  verifyWebhook(clock, given, secret)

describe('a webhook', () => {
  it.each(['svix', 'webhook'])('is known by its %s headers', async (prefix) => {
    expect(await verify(request(signed({ prefix })))).toEqual(EVENT)
  })

  it('is taken from whatever kind of request a server has', async () => {
    const headers = signed()
    const bytes = Buffer.from(BODY)
    // In two parts, with one letter on both sides.
    const half = bytes.indexOf('ë') + 1
    const stream = Readable.from([bytes.subarray(0, half), bytes.subarray(half)])
    for (const given of [
      Object.assign(stream, { headers }),
      Object.assign(Readable.from([]), { headers, body: bytes }),
      { headers: new Headers(headers), body: BODY },
    ])
      expect(await verify(given)).toEqual(EVENT)
  })

  it('may be up to 5 minutes old, or ahead', async () => {
    for (const at of [NOW - 300_000, NOW + 300_000])
      expect(await verify(request(signed({ at })))).toEqual(EVENT)
    for (const at of [NOW - 301_000, NOW + 301_000])
      await expect(verify(request(signed({ at })))).rejects.toThrow('more than 5 minutes away')
  })

  it('counts when one of several signatures is made with one of several secrets', async () => {
    const old = signed({ secret: OTHER })['svix-signature'] ?? ''
    const headers = { ...signed(), 'svix-signature': `v1a,xyz ${old} v2,${'A'.repeat(43)}=` }
    await expect(verify(request(headers))).rejects.toThrow('no signature of it')
    expect(await verify(request(headers), OTHER)).toEqual(EVENT)
    expect(await verify(request(headers), [SECRET, OTHER])).toEqual(EVENT)
    const both = { ...headers, 'svix-signature': `${old} ${signed()['svix-signature']}` }
    expect(await verify(request(both))).toEqual(EVENT)
  })

  it('may have its secret without a prefix', async () => {
    expect(await verify(request(signed()), SECRET.slice('whsec_'.length))).toEqual(EVENT)
  })
})

describe('a webhook is refused', () => {
  const good = signed()
  it.each([
    ['not signed', {}, 'it is not signed'],
    ['without an id', { ...good, 'svix-id': '' }, 'it is not signed'],
    ['without a time', { ...good, 'svix-timestamp': '' }, 'it is not signed'],
    ['without a signature', { ...good, 'svix-signature': '' }, 'it is not signed'],
    ['with another id', { ...good, 'svix-id': 'msg_2' }, 'no signature'],
    ['with another time', { ...good, 'svix-timestamp': `${NOW / 1000 + 1}` }, 'no signature'],
    ['with a time that is none', { ...good, 'svix-timestamp': 'now' }, '5 minutes'],
    ['with a damaged signature', { ...good, 'svix-signature': 'v1,%%%' }, 'no signature'],
    [
      'signed by another version',
      { ...good, 'svix-signature': good['svix-signature']?.replace('v1', 'v2') ?? '' },
      'no signature',
    ],
    ['signed with another secret', signed({ secret: OTHER }), 'no signature'],
  ])('when it is %s', async (_, headers, why) => {
    const error = await verify(request(headers)).catch((thrown: unknown) => thrown as Error)
    expect(inspect(error)).toContain('This webhook is refused: ')
    expect(inspect(error)).toContain(why)
    expect(inspect(error)).not.toContain(SECRET.slice(6, 20))
  })

  it('with another body', async () => {
    await expect(verify(request(good, BODY.replace('u1', 'u2')))).rejects.toThrow('no signature')
    await expect(verify(request(good, ''))).rejects.toThrow('no signature')
  })
})

describe('what cannot be checked', () => {
  it.each(['', 'whsec_', 'whsec_%%%', 'whsec_abcde', undefined])(
    'is a secret like %j, which is not repeated',
    async (secret) => {
      const given = verifyWebhook(clock, request(signed()), secret as string)
      const error = await given.catch((thrown: unknown) => thrown)
      expect(error).toEqual(
        new TypeError("A webhook's secret is whsec_ and base64. Pass it as the service shows it."),
      )
    },
  )

  it.each([
    ['parsed', { body: JSON.parse(BODY) as unknown }],
    ['left out', {}],
    ['a stream that nobody reads', { body: null }],
  ])('is a body that was %s', async (_, rest) => {
    await expect(verify({ headers: signed(), ...rest })).rejects.toThrow(
      'Pass the request before its body is parsed',
    )
  })
})
