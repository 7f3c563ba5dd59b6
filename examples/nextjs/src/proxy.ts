import { type NextRequest, NextResponse } from 'next/server'

/**
 * In development only: React evaluates text to create stack traces, and Next adds the styles of its tools
 * to the page.
 */
const ofTools =
  process.env.NODE_ENV === 'development'
    ? { script: " 'unsafe-eval'", style: " 'unsafe-inline'", types: [] }
    : {
        script: '',
        style: '',
        types: ["require-trusted-types-for 'script'", 'trusted-types default'],
      }

/**
 * The content security policy of the pages: only the app itself runs and loads. The only Trusted Types
 * policy is the one of `instrumentation-client.ts`, which Next needs for its own scripts. Latchkey needs
 * none.
 */
const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${ofTools.script}`,
    "connect-src 'self'",
    // The service of development stores logos without https.
    `img-src 'self' data: https: ${process.env['LATCHKEY_API_URL'] ?? ''}`.trim(),
    `style-src 'self'${ofTools.style}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...ofTools.types,
  ].join('; ')

/** Sets the security headers of a page. The page itself decides who may read it. */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyOf(crypto.randomUUID())
  const headers = new Headers(request.headers)
  // Next reads the nonce for its inline scripts from this header.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  // A link in an email contains a code: no other site receives its URL.
  response.headers.set('referrer-policy', 'same-origin')
  response.headers.set('x-content-type-options', 'nosniff')
  return response
}

/** The build is the same for all users. */
export const config = { matcher: '/((?!_next/static|icon.svg).*)' }
