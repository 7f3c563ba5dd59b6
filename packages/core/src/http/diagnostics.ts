import type { Platform } from '../platform/platform.js'

/**
 * Finds out why a request got no response, for the message of its error. It sends two requests to the service, without
 * keys and tokens.
 */
export async function diagnose(
  platform: Pick<Platform, 'fetch' | 'fetchOptions'>,
  apiUrl: string,
  signal: AbortSignal,
): Promise<string> {
  const responds = async (url: string): Promise<boolean> => {
    try {
      await platform.fetch(url, { ...platform.fetchOptions, redirect: 'manual', signal })
      return true
    } catch {
      return false
    }
  }
  const [apiResponds, serverResponds] = await Promise.all([
    responds(apiUrl),
    responds(new URL('/health', apiUrl).href),
  ])
  if (apiResponds) return 'Other requests arrive: check CORS, content blockers and proxies.'
  return serverResponds
    ? 'The server responds, but not its API. Check the base URL.'
    : 'The service does not respond. Check the base URL.'
}
