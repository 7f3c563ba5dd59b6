import { once } from 'node:events'
import { readUpTo } from '../../http/body/read-up-to.js'
import { isSecureUrl } from '../../lib/url-checks.js'
import type { Provider } from './provider.js'
import { ProviderError } from './provider-error.js'

/** Far more than any provider has to say. */
const BYTE_LIMIT = 1_000_000

interface FetchOptions {
  timeoutMillis: number
  /** Answers in place of the network. */
  serve?: ((request: Request) => Promise<Response>) | undefined
}

/**
 * Makes the one function that asks a provider anything. Its answer is read whole, so that the time-out
 * covers it; redirects are not followed; a provider in trouble is `unavailable`.
 */
export const createProviderFetch =
  ({ timeoutMillis, serve = fetch }: FetchOptions): Provider['fetch'] =>
  async (url, { method, headers, body }) => {
    if (!isSecureUrl(url)) throw new ProviderError('rejected', 'insecure_address')
    const signal = AbortSignal.timeout(timeoutMillis)
    try {
      const form = body instanceof URLSearchParams ? body : null
      const request = new Request(url, { method, headers, body: form, redirect: 'manual', signal })
      const response = await Promise.race([ask(request, serve), over(signal)])
      if (response.status < 500) return response
    } catch {
      // Why is of no use to anybody here: it is the network's or the provider's trouble.
    }
    throw new ProviderError('unavailable')
  }

/** Rejects when the time is over, which not all that answers looks at by itself. */
async function over(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort')
  throw new Error('It took too long.')
}

async function ask(
  request: Request,
  serve: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { status, headers, body } = await serve(request)
  const bytes = await readUpTo(body, BYTE_LIMIT)
  if (bytes === undefined) throw new Error('The answer has no end.')
  return new Response(bytes.length === 0 ? null : bytes, { status, headers })
}
