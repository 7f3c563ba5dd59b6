const RESERVED = /[.@/](?:example|test|invalid|localhost)(?:[/:]|$)|example\.(?:com|net|org)\b/i
const CONTACT = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/

/**
 * Returns why a release may not be published with this security contact, and undefined if it may.
 *
 * @param {string | undefined} contact an email address, or the https URL of a form
 * @param {string} policy the text of SECURITY.md
 */
export function securityContactProblem(contact, policy) {
  if (contact === undefined || contact.trim() === '')
    return 'No security contact. Set the repository variable SECURITY_CONTACT to an email address that the maintainers read, and name it in SECURITY.md.'
  if (!CONTACT.test(contact) || RESERVED.test(contact))
    return `SECURITY_CONTACT is not a reachable email address or https URL: ${contact}`
  if (!policy.includes(contact))
    return `SECURITY.md does not name the security contact. Replace its placeholder with ${contact}.`
  return undefined
}
