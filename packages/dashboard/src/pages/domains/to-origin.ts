/** Why a text is no domain that a project can trust: the key of the text that says so. */
export type DomainFault = 'domainInvalid' | 'domainHasPath' | 'domainTooWide'

/** The last labels of a pattern, which no wildcard replaces: `*.com` would trust every owner of a domain. */
const LITERAL_LABELS = 2

/**
 * Reads the domain that a user typed. Adds the scheme to `app.example.com`. In a pattern, `*` stands for one label and `**` for
 * several.
 *
 * @example toOrigin('App.example.com') // { origin: 'https://app.example.com' }
 */
export function toOrigin(text: string): { origin: string } | { fault: DomainFault } {
  const [, scheme = 'https', host = '', rest = ''] =
    /^(?:(https?):\/\/)?([^/?#]*)(.*)$/is.exec(text) ?? []
  // Browsers differ in how they read an asterisk in a host.
  const address = `${scheme}://${host.replaceAll('*', 'x')}`
  // Browsers differ in which hosts with spaces they accept. Before an @ stands the name of a user.
  if (host === '' || /[\s@\\]/.test(host) || !URL.canParse(address))
    return { fault: 'domainInvalid' }
  if (rest !== '' && rest !== '/') return { fault: 'domainHasPath' }
  if (!host.includes('*')) return { origin: new URL(address).origin }
  return isNarrow(host.replace(/:\d+$/, '').split('.'))
    ? { origin: `${scheme}://${host}`.toLowerCase() }
    : { fault: 'domainTooWide' }
}

/** Whether the wildcards of a pattern replace whole labels before a domain. The service matches no other pattern. */
const isNarrow = (labels: readonly string[]): boolean =>
  labels.length > LITERAL_LABELS &&
  !labels.slice(-LITERAL_LABELS).some((label) => label.includes('*')) &&
  labels.every((label) => !label.includes('*') || label === '*' || label === '**') &&
  labels.filter((label) => label === '**').length <= 1
