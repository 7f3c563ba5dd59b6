import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { secretKinds, surfaces, type SecretKind } from './secret-kinds.js'
import { watch } from './watch.js'

const root = new URL('../../../../', import.meta.url)
const kinds = Object.entries<SecretKind>(secretKinds)
const checkedPlaces = new Set(kinds.flatMap(([, { checkedIn }]) => checkedIn))

describe('the table of secrets (LG04)', () => {
  it.each(kinds)('checks for the secret "%s" in at least one place', (_, { checkedIn }) => {
    expect(checkedIn.length).toBeGreaterThan(0)
  })

  it.each(Object.entries(surfaces))(
    'has a test for the place "%s" that checks for every kind',
    (place, file) => {
      const source = readFileSync(new URL(file, root), 'utf8')
      const [, name] = new RegExp(`const (\\w+) = watch\\('${place}'\\)`).exec(source) ?? []
      expect(name).toBeTruthy()
      expect(source).toMatch(new RegExp(`${name}\\.findIn\\(`))
      expect(source).toContain(`expect(${name}.missing()).toEqual([])`)
      expect([...checkedPlaces]).toContain(place)
    },
  )
})

describe('a secret', () => {
  const reverse = (text: string) => Array.from(text).reverse().join('')
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const forms: [string, (secret: string) => string][] = [
    ['as it is', (secret) => secret],
    ['in a URL', encodeURIComponent],
    ['in a form', (secret) => new URLSearchParams({ secret }).toString()],
    ['in JSON', (secret) => JSON.stringify({ secret })],
    ['in base64', (secret) => base64(secret)],
    ['as SMTP authentication', (secret) => base64(`\0user\0${secret}`)],
    ['in a basic authentication header', (secret) => base64(`client:${secret}`)],
    ['in base64url', (secret) => Buffer.from(`${secret}~~~`).toString('base64url')],
    ['in hex', (secret) => Buffer.from(secret).toString('hex')],
    ['up to its middle', (secret) => secret.slice(0, 12)],
    ['from its middle on', (secret) => secret.slice(-12)],
    ['reversed in part', (secret) => reverse(secret).slice(0, 12)],
  ]

  it.each(forms)('is found when it is written %s', (_, write) => {
    const pages = watch('hosted pages')
    const text = `before ${write(pages.make('password'))} after`
    expect(pages.findIn(text)).toEqual([expect.stringMatching(/^password, /)])
    expect(watch('hosted pages').findIn(text)).toEqual([])
  })

  it('is found in its decoded form', () => {
    const webhooks = watch('webhook verification')
    const bytes = atob(webhooks.make('webhook secret').replace('whsec_', ''))
    expect(webhooks.findIn(bytes)).toEqual(['webhook secret, decoded'])
  })

  it('does not match other secrets of its kind or longer numbers', () => {
    const errors = watch('app errors')
    errors.take('access token', `${btoa('{"alg":"ES256"}')}.${btoa('{"sub":1}')}.${'s'.repeat(86)}`)
    expect(errors.findIn(`${btoa('{"alg":"ES256"}')}.${btoa('{"sub":2}')}.`)).toEqual([])
    errors.take('TOTP code', '493817')
    expect(errors.findIn('1493817')).toEqual([])
    expect(errors.findIn('otp=493817&')).toEqual(['TOTP code, as it is'])
  })

  it('is reported as missing if a test has not created it', () => {
    const pages = watch('hosted pages')
    pages.make('password')
    expect(pages.missing()).toEqual(['new password', 'email code', 'access token', 'refresh token'])
    expect(() => pages.take('access token', null)).toThrow('no access token')
  })
})
