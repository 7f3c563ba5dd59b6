/**
 * Returns true if a host name or address is a loopback one. `0.0.0.0` is not: it stands for every interface.
 */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return bare === 'localhost' || bare === '::1' || /^127(?:\.\d{1,3}){3}$/.test(bare)
}

/** Returns true if secrets may be sent to a URL: https, or http on this machine. */
export function isSecureUrl(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

/** Returns true if a URL has no query, no fragment and no user. */
export function isPlainUrl(text: string): boolean {
  const { search, hash, username, password } = new URL(text)
  return search + hash + username + password === ''
}

/** Returns true if a text is the origin of a page, as a browser writes it in the header `Origin`. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Removes slashes from the end of a text. A regular expression would take quadratic time. */
export function trimSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
