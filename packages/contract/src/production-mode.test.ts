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

describe('productionModeErrors', () => {
  it.each([
    'https://example.com',
    'https://example.com/',
    'https://app.example.co.uk:8443',
    'https://münchen.example',
    'https://localhost.example.com',
    'https://notlocalhost',
    'https://1.2.3.4.example.com',
    'HTTPS://EXAMPLE.COM',
  ])('accepts %s', (domain) => expect(messagesOf(domain)).toEqual([]))

  it.each([
    'https://localhost',
    'https://localhost:3000',
    'https://LOCALHOST',
    'https://localhost.',
    'https://app.localhost',
    'https://a.b.localhost.',
  ])('AD01: rejects the local host %s', (domain) => {
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
  ])('AD01, AD02: rejects the loopback address %s', (domain) => {
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
  ])('AD02: rejects the IP address %s', (domain) => {
    expect(messagesOf(domain)).toEqual([IP + domain])
  })

  it.each(['http://example.com', 'ftp://example.com', 'wss://example.com'])(
    'AD03: rejects %s, which is not https',
    (domain) => expect(messagesOf(domain)).toEqual([HTTPS + domain]),
  )

  it('reports every problem of a domain', () => {
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
  ])('AD03: rejects %s, which has no host', (domain) =>
    expect(messagesOf(domain)).toEqual([INVALID + domain]),
  )

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
  ])('AD04: rejects "%s", which is not a URL', (domain) =>
    expect(messagesOf(domain)).toEqual([INVALID + domain]),
  )

  it.each([
    'https://user:pw@example.com',
    'https://@example.com',
    'https://example.com/path',
    'https://example.com?x',
    'https://example.com/?',
    'https://example.com#y',
    'https://example.com/path?x#y',
  ])('AD05: rejects %s, which is more than an origin', (domain) => {
    expect(messagesOf(domain)).toEqual([MORE + domain])
  })

  it('AD05: rejects a host name that ends with a dot', () => {
    expect(messagesOf('https://example.com.')).toEqual([`${DOT}https://example.com.`])
  })

  it.each(['https://*', 'https://*.com', 'https://*.co.uk', 'https://app.*.com'])(
    'AD06: rejects the pattern %s',
    (domain) => expect(messagesOf(domain)).toEqual([WILDCARD + domain]),
  )

  it('AD07: rejects a project that allows localhost', () => {
    const project = { id: 'p1', config: { allowLocalhost: true, domains: [] } }
    expect(productionModeErrors(project)).toEqual([
      {
        message:
          "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings",
        relativeFixUrl: '/projects/p1/domains',
      },
    ])
  })

  it('AD08: quotes a domain as it was entered, as text', () => {
    const domain = 'https://<img src=x onerror=alert(1)>'
    expect(messagesOf(domain)).toEqual([INVALID + domain])
  })

  it('reports the problems of each domain in order, with the dashboard page to correct them', () => {
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

  it('XS11: links to a page of the project for every project ID', () => {
    const config = { allowLocalhost: true, domains: [] }
    const [error] = productionModeErrors({ id: '../..//evil.example?#', config })
    expect(error?.relativeFixUrl).toBe('/projects/..%2F..%2F%2Fevil.example%3F%23/domains')
  })
})
