import { type NextRequest, NextResponse } from 'next/server'

/**
 * What the pages run under: nothing runs or loads but the app itself. Latchkey would run with Trusted Types
 * required, too; React and Next create their script elements from text.
 */
const policyOf = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${process.env.LATCHKEY_API_URL}`,
    "img-src 'self' data: https:",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Says under which headers a page is sent. Who may read it, the page itself decides. */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyOf(crypto.randomUUID())
  const headers = new Headers(request.headers)
  // From here Next takes the nonce of the scripts that it writes into a page.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  // A link in a mail carries a code: no other site learns the address that it stands in.
  response.headers.set('referrer-policy', 'same-origin')
  return response
}

/** What is built is the same for everybody. */
export const config = { matcher: '/((?!_next/static|icon.svg).*)' }
