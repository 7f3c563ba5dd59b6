import { UsageError } from '../errors/latchkey-error.js'
import { parseUrl } from '../navigation/trusted-url.js'

const BASE_URL = /^https?:\/\/[^?#@]+$/i
const LOOPBACK = /^http:\/\/(localhost|[^/:]+\.localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/

/** Whether requests to this address cannot be read on the way: by https, or because they stay on this machine. */
export const isPrivateConnection = (url: string): boolean =>
  !url.startsWith('http:') || LOOPBACK.test(url)

/**
 * Reads the configured address of the service: http or https, with or without a path. Trailing slashes are removed.
 *
 * @param allowInsecureHttp accepts plain http to other machines too
 * @throws TypeError `INVALID_CONFIGURATION` that says what is wrong, without repeating the address
 * @example parseBaseUrl('https://auth.example.com/') // 'https://auth.example.com'
 */
export function parseBaseUrl(text: string, allowInsecureHttp = false): string {
  const parsed = BASE_URL.test(text) ? parseUrl(text) : undefined
  if (!parsed)
    throw new UsageError(
      'INVALID_CONFIGURATION',
      'The base URL must be like https://auth.example.com, or with a path.',
    )
  const url = parsed.href.replace(/\/+$/, '')
  if (allowInsecureHttp || isPrivateConnection(url)) return url
  throw new UsageError(
    'INVALID_CONFIGURATION',
    'The base URL uses plain http, so anyone on the network can read tokens. Use https, or pass allowInsecureHttp: true on a local network.',
  )
}
