import { describe, expect, it } from 'vitest'
import { productionModeErrors } from './production-mode.js'

const LOCALHOST = 'Localhost domains are not allowed to be trusted in production mode: '
const IP = 'Direct IPs are not valid for trusted domains in production mode: '
const HTTPS = 'Trusted domains should be HTTPS: '
const INVALID = 'Trusted domain is not a valid URL: '
const MORE = 'Trusted domains should have no path, query, fragment or user name: '
const WILDCARD = 'Wildcards are not allowed in trusted domains in production mode: '
const DOT = 'Trusted domains should not end with a dot: '

const messagesOf = (...domains: string[]) =>
  productionModeErrors({
    id: 'p1',
    config: { allowLocalhost: false, domains: domains.map((domain) => ({ domain })) },
  }).map(({ message }) => message)

describe('what keeps a project out of production mode', () => {
  it.each([
    'https://example.com',
    'https://example.com/',
    'https://app.example.co.uk:8443',
    'https://münchen.example',
    'https://localhost.example.com',
    'https://notlocalhost',
    'https://1.2.3.4.example.com',
    'HTTPS://EXAMPLE.COM',
  ])('is not %s', (domain) => expect(messagesOf(domain)).toEqual([]))

  it.each([
    'https://localhost',
    'https://localhost:3000',
    'https://LOCALHOST',
    'https://localhost.',
    'https://app.localhost',
    'https://a.b.localhost.',
  ])('AD01: is the local host %s', (domain) => {
    expect(messagesOf(domain)).toEqual([LOCALHOST + domain])
  })

  it.each([
    'https://127.0.0.1',
    'https://127.1.2.3:3000',
    'https://[::1]',
    'https://[0:0:0:0:0:0:0:1]:8443',
    'https://2130706433',
    'https://0x7f.1',
    'https://0177.0.0.1',
    'https://127.1',
  ])('AD01, AD02: is the local host by its address, %s', (domain) => {
    expect(messagesOf(domain)).toEqual([LOCALHOST + domain, IP + domain])
  })

  it.each([
    'https://1.2.3.4',
    'https://1.2.3.4.',
    'https://16909060',
    'https://0x01020304',
    'https://1.2.772',
    'https://0.0.0.0',
    'https://[2001:db8::1]',
    'https://[::ffff:127.0.0.1]',
    'https://１.２.３.４',
  ])('AD02: is an address instead of a name, %s', (domain) => {
    expect(messagesOf(domain)).toEqual([IP + domain])
  })

  it.each(['http://example.com', 'ftp://example.com', 'wss://example.com'])(
    'AD03: is a way without https, %s',
    (domain) => expect(messagesOf(domain)).toEqual([HTTPS + domain]),
  )

  it('tells everything that is wrong with a domain', () => {
    const local = 'http://127.0.0.1:3000'
    expect(messagesOf(local)).toEqual([LOCALHOST + local, IP + local, HTTPS + local])
    const pattern = 'http://*.example.com./path'
    const all = [HTTPS, MORE, WILDCARD, DOT].map((message) => message + pattern)
    expect(messagesOf(pattern)).toEqual(all)
  })

  it.each([
    'ftp://',
    'javascript:',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:ada@example.com',
  ])('AD03: is no host, %s', (domain) => expect(messagesOf(domain)).toEqual([INVALID + domain]))

  it.each([
    'example.com',
    '',
    'https://',
    'https://exa mple.com',
    ' https://example.com',
    'https:example.com',
    'https:/example.com',
    String.raw`https:\\example.com`,
    '//example.com',
    'https://example.com:99999',
    'https://%',
  ])('AD04: is no URL, "%s"', (domain) => expect(messagesOf(domain)).toEqual([INVALID + domain]))

  it.each([
    'https://user:pw@example.com',
    'https://@example.com',
    'https://example.com/path',
    'https://example.com?x',
    'https://example.com/?',
    'https://example.com#y',
    'https://example.com/path?x#y',
  ])('AD05: is more than an origin, %s', (domain) => {
    expect(messagesOf(domain)).toEqual([MORE + domain])
  })

  it('AD05: is a name that ends with a dot', () => {
    expect(messagesOf('https://example.com.')).toEqual([`${DOT}https://example.com.`])
  })

  it.each(['https://*', 'https://*.com', 'https://*.co.uk', 'https://app.*.com'])(
    'AD06: is a pattern, %s',
    (domain) => expect(messagesOf(domain)).toEqual([WILDCARD + domain]),
  )

  it('AD07: is that localhost is allowed', () => {
    const project = { id: 'p1', config: { allowLocalhost: true, domains: [] } }
    expect(productionModeErrors(project)).toEqual([
      {
        message:
          "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings",
        relativeFixUrl: '/projects/p1/domains',
      },
    ])
  })

  it('AD08: is told as it was written, as text', () => {
    const domain = 'https://<img src=x onerror=alert(1)>'
    expect(messagesOf(domain)).toEqual([INVALID + domain])
  })

  it('is told for each domain, in their order, with where to put it right', () => {
    const domains = [
      { domain: 'http://a.example' },
      { domain: 'x' },
      { domain: 'https://b.example' },
    ]
    const errors = productionModeErrors({ id: 'p 1', config: { allowLocalhost: true, domains } })
    expect(errors.map(({ message }) => message.split(/[,:]/)[0])).toEqual([
      'Localhost is not allowed in production mode',
      'Trusted domains should be HTTPS',
      'Trusted domain is not a valid URL',
    ])
    for (const { relativeFixUrl } of errors) expect(relativeFixUrl).toBe('/projects/p%201/domains')
  })

  it('XS11: tells of an address below the projects, whatever their ids are', () => {
    const config = { allowLocalhost: true, domains: [] }
    const [error] = productionModeErrors({ id: '../..//evil.example?#', config })
    expect(error?.relativeFixUrl).toBe('/projects/..%2F..%2F%2Fevil.example%3F%23/domains')
  })
})
