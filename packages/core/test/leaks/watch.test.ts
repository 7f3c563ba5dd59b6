import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { secretKinds, surfaces, type SecretKind } from './secret-kinds.js'
import { watch } from './watch.js'

const root = new URL('../../../../', import.meta.url)
const kinds = Object.entries<SecretKind>(secretKinds)
const sought = new Set(kinds.flatMap(([, { soughtIn }]) => soughtIn))

describe('LG04: the table of secrets', () => {
  it.each(kinds)('%s is looked for somewhere', (_, { soughtIn }) => {
    expect(soughtIn.length).toBeGreaterThan(0)
  })

  it.each(Object.entries(surfaces))('%s has a test that looks for every kind', (place, file) => {
    const source = readFileSync(new URL(file, root), 'utf8')
    const [, name] = new RegExp(`const (\\w+) = watch\\('${place}'\\)`).exec(source) ?? []
    expect(name).toBeTruthy()
    expect(source).toMatch(new RegExp(`${name}\\.findIn\\(`))
    expect(source).toContain(`expect(${name}.missing()).toEqual([])`)
    expect([...sought]).toContain(place)
  })
})

describe('a secret', () => {
  const backwards = (text: string) => Array.from(text).reverse().join('')
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const forms: [string, (secret: string) => string][] = [
    ['as it is', (secret) => secret],
    ['in a URL', encodeURIComponent],
    ['in a form', (secret) => new URLSearchParams({ secret }).toString()],
    ['in JSON', (secret) => JSON.stringify({ secret })],
    ['in base64', (secret) => base64(secret)],
    ['as a mail server is told it', (secret) => base64(`\0user\0${secret}`)],
    ['in a header of basic access', (secret) => base64(`client:${secret}`)],
    ['in base64url', (secret) => Buffer.from(`${secret}~~~`).toString('base64url')],
    ['in hex', (secret) => Buffer.from(secret).toString('hex')],
    ['up to its middle', (secret) => secret.slice(0, 12)],
    ['from its middle on', (secret) => secret.slice(-12)],
    ['half backwards', (secret) => backwards(secret).slice(0, 12)],
  ]

  it.each(forms)('is found when it is written %s', (_, write) => {
    const pages = watch('a page')
    const text = `before ${write(pages.make('password'))} after`
    expect(pages.findIn(text)).toEqual([expect.stringMatching(/^password, /)])
    expect(watch('a page').findIn(text)).toEqual([])
  })

  it('is found by what it stands for, too', () => {
    const webhooks = watch('a refused webhook')
    const bytes = atob(webhooks.make('secret of a webhook').replace('whsec_', ''))
    expect(webhooks.findIn(bytes)).toEqual(['secret of a webhook, decoded'])
  })

  it('is no other secret of its kind, nor a number that has its digits', () => {
    const errors = watch('errors of an app')
    errors.take('access token', `${btoa('{"alg":"ES256"}')}.${btoa('{"sub":1}')}.${'s'.repeat(86)}`)
    expect(errors.findIn(`${btoa('{"alg":"ES256"}')}.${btoa('{"sub":2}')}.`)).toEqual([])
    errors.take('six digits', '493817')
    expect(errors.findIn('1493817')).toEqual([])
    expect(errors.findIn('otp=493817&')).toEqual(['six digits, as it is'])
  })

  it('that nobody has made is missed', () => {
    const pages = watch('a page')
    pages.make('password')
    expect(pages.missing()).toEqual([
      'new password',
      'code of a mail',
      'access token',
      'refresh token',
    ])
    expect(() => pages.take('access token', null)).toThrow('no access token')
  })
})
