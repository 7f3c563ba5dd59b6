/** Whether a host name or address means this machine. `0.0.0.0` does not: it is every interface. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return bare === 'localhost' || bare === '::1' || /^127(?:\.\d{1,3}){3}$/.test(bare)
}

/** Whether a URL is fit for secrets: https, or plain http that never leaves this machine. */
export function isSecureUrl(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

/** Whether a URL is nothing but an address: no query, no fragment, no user. */
export function isPlainUrl(text: string): boolean {
  const { search, hash, username, password } = new URL(text)
  return search + hash + username + password === ''
}
