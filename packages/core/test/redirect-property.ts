import { trustedTarget } from '../src/redirect/gate.js'

const HTTPS = 'https://app.example.com/handler/sign-in'
const HTTP = 'http://app.example.com/handler/sign-in'
const trustedOrigins = [
  'https://app.example.com',
  'http://app.example.com',
  'https://www.example.org:8443',
]
const origins = [...trustedOrigins, 'http://localhost', 'https://localhost']

const scheme = /^https?:/
/** Scheme and authority as the grammar of RFC 3986 (appendix B) finds them: a second parser. */
const grammar = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?/

/**
 * Says what is wrong with letting this URL through: a result that depends on the scheme of the page,
 * changes when it is parsed again, or leads somewhere that nobody trusts. Undefined when nothing is.
 */
export function violation(url: string): string | undefined {
  for (const allowed of [{}, { trustedOrigins }]) {
    const secure = trustedTarget(url, { currentUrl: HTTPS, ...allowed })
    const plain = trustedTarget(url, { currentUrl: HTTP, ...allowed })
    if (secure === null && plain === null) continue
    if (secure === null || plain === null) return 'let through on one scheme only'

    const onHttps = new URL(secure, HTTPS)
    const onHttp = new URL(plain, HTTP)
    if (onHttps.href.replace(scheme, '') !== onHttp.href.replace(scheme, ''))
      return 'differs by scheme'
    if (!origins.includes(onHttps.origin) || !origins.includes(onHttp.origin))
      return 'leads elsewhere'
    if (new URL(onHttps.href).href !== onHttps.href) return 'changes when parsed again'
    if (trustedTarget(secure, { currentUrl: HTTPS, ...allowed }) !== secure)
      return 'is not let through again'

    const [, foundScheme, authority] = grammar.exec(secure) ?? []
    const isPath = foundScheme === undefined && authority === undefined
    if (!isPath && !trustedOrigins.includes(`${foundScheme}://${authority}`))
      return 'is read otherwise by the grammar'
  }
  return undefined
}
