import { once } from 'node:events'
import { readUpTo } from '../../../lib/requests/read-up-to.js'
import { isSecureUrl } from '../../../lib/urls.js'
import type { Provider } from './provider.js'
import { ProviderError } from './provider-error.js'

/** Far more than the response of any provider. */
const BYTE_LIMIT = 1_000_000

interface FetchOptions {
  timeoutMillis: number
  /** Responds instead of the network. */
  serve?: ((request: Request) => Promise<Response>) | undefined
}

/**
 * Creates the function for all requests to providers. The response is read completely, so that the timeout
 * covers it; redirects are not followed; a failing provider is reported as `unavailable`.
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
      // The cause does not matter: the network or the provider has failed.
    }
    throw new ProviderError('unavailable')
  }

/** Rejects after the timeout, for implementations that ignore the signal. */
async function over(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort')
  throw new Error('The OAuth provider did not respond in time.')
}

async function ask(
  request: Request,
  serve: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { status, headers, body } = await serve(request)
  const bytes = await readUpTo(body, BYTE_LIMIT)
  if (bytes === undefined) throw new Error('The response of the OAuth provider is too large.')
  return new Response(bytes.length === 0 ? null : bytes, { status, headers })
}
