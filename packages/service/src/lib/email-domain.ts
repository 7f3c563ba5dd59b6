import { canonicalEmail } from './canonical-email.js'

/** Returns the domain of an email address, as it is compared: in lower case. */
export const domainOfEmail = (email: string): string => {
  const address = canonicalEmail(email)
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Returns a domain in lower case and in ASCII (RFC 5890, A-labels), which the contract has checked. */
export const asciiDomain = (domain: string): string => new URL(`https://${domain}`).hostname
