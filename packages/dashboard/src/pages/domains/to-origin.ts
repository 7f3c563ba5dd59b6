/** Why a text is no domain that a project can trust: the key of the text that says so. */
export type DomainFault = 'domainInvalid' | 'domainHasPath' | 'domainTooWide'

/** The labels of a domain that an organization can own. `*.com` would trust every owner of a domain. */
const OWNED_LABELS = 2

/** Domains below which everyone can get a host: second levels of countries such as `co.uk`, and common hosting platforms. */
const SHARED =
  /^(?:(?:ac|co|com|edu|gob|gouv|gov|ne|net|nom|or|org)\.[a-z]{2}|(?:netlify|vercel|web)\.app|(?:pages|workers|deno)\.dev|(?:firebaseapp|herokuapp|onrender)\.com|(?:github|gitlab)\.io)$/i

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
  // Browsers differ in which hosts with spaces and percent signs they accept. Before an @ stands the name of a user.
  if (host === '' || /[\s@\\%]/.test(host) || !URL.canParse(address))
    return { fault: 'domainInvalid' }
  if (rest !== '' && rest !== '/') return { fault: 'domainHasPath' }
  if (!host.includes('*')) return { origin: new URL(address).origin }
  return isNarrow(host.replace(/:\d+$/, '').split('.'))
    ? { origin: `${scheme}://${host}`.toLowerCase() }
    : { fault: 'domainTooWide' }
}

/** Whether the wildcards of a pattern replace whole labels before a domain. The service matches no other pattern. */
const isNarrow = (labels: readonly string[]): boolean =>
  labels.length > ownedLabels(labels) &&
  !labels.slice(-ownedLabels(labels)).some((label) => label.includes('*')) &&
  labels.every((label) => !label.includes('*') || label === '*' || label === '**') &&
  labels.filter((label) => label === '**').length <= 1

const ownedLabels = (labels: readonly string[]): number =>
  SHARED.test(labels.slice(-OWNED_LABELS).join('.')) ? OWNED_LABELS + 1 : OWNED_LABELS
