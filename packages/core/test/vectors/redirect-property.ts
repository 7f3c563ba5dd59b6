import { trustedUrl } from '../../src/navigation/trusted-url.js'

const HTTPS = 'https://app.example.com/handler/sign-in'
const HTTP = 'http://app.example.com/handler/sign-in'
const trustedOrigins = [
  'https://app.example.com',
  'http://app.example.com',
  'https://www.example.org:8443',
]
const origins = [...trustedOrigins, 'http://localhost', 'https://localhost']

const scheme = /^https?:/
/** Finds scheme and authority by the grammar of RFC 3986, appendix B, as a second parser. */
const grammar = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?/

/**
 * Returns why this URL must not be accepted: its result depends on the scheme of the page, changes when it is parsed
 * again, or leads to an untrusted origin. Undefined if there is no reason.
 */
export function violation(url: string): string | undefined {
  for (const allowed of [{}, { trustedOrigins }]) {
    const secure = trustedUrl(url, { currentUrl: HTTPS, ...allowed })
    const plain = trustedUrl(url, { currentUrl: HTTP, ...allowed })
    if (secure === null && plain === null) continue
    if (secure === null || plain === null) return 'is accepted on one scheme only'

    const onHttps = new URL(secure, HTTPS)
    const onHttp = new URL(plain, HTTP)
    if (onHttps.href.replace(scheme, '') !== onHttp.href.replace(scheme, ''))
      return 'differs by scheme'
    if (!origins.includes(onHttps.origin) || !origins.includes(onHttp.origin))
      return 'leads to an untrusted origin'
    if (new URL(onHttps.href).href !== onHttps.href) return 'changes when parsed again'
    if (trustedUrl(secure, { currentUrl: HTTPS, ...allowed }) !== secure)
      return 'is not accepted again'

    const [, foundScheme, authority] = grammar.exec(secure) ?? []
    const isPath = foundScheme === undefined && authority === undefined
    if (!isPath && !trustedOrigins.includes(`${foundScheme}://${authority}`))
      return 'has another origin by the grammar'
  }
  return undefined
}
