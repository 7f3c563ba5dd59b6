/**
 * Reads the configured address of the service: http or https, with a path or without, its trailing
 * slashes removed.
 *
 * @throws TypeError that says what is wrong, without repeating the address
 * @example toBaseUrl('https://auth.example.com/') // 'https://auth.example.com'
 * @see spec, section 7
 */
export function toBaseUrl(text: string): string {
  if (/^https?:\/\/[^?#@]+$/i.test(text)) return new URL(text).href.replace(/\/+$/, '')
  throw new TypeError('The base URL must be like https://auth.example.com, or with a path.')
}
