import { isSecureUrl } from '../config-url.js'
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
    const { signal, race, end } = createDeadline(timeoutMillis)
    try {
      const form = body instanceof URLSearchParams ? body : null
      const request = new Request(url, { method, headers, body: form, redirect: 'manual', signal })
      const response = await Promise.race([ask(request, serve), race])
      if (response.status < 500) return response
    } catch {
      // Why is of no use to anybody here: it is the network's or the provider's trouble.
    } finally {
      end()
    }
    throw new ProviderError('unavailable')
  }

function createDeadline(millis: number) {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), millis)
  const race = new Promise<never>((_resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(new Error('It took too long.')))
  })
  return { signal: stop.signal, race, end: () => clearTimeout(timer) }
}

async function ask(
  request: Request,
  serve: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { status, headers, body } = await serve(request)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > BYTE_LIMIT) throw new Error('The answer has no end.')
    chunks.push(chunk)
  }
  return new Response(bytes === 0 ? null : Buffer.concat(chunks), { status, headers })
}
