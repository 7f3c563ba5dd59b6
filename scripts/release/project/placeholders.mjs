/** @import { Addresses } from './addresses.mjs' */

/** Reserved names of domains: RFC 2606. */
const RESERVED = /[.@/](?:example|test|invalid|localhost)(?:[/:]|$)|example\.(?:com|net|org)\b/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const URL_OF_PAGE = /^https:\/\/\S+$/

/** The contacts are email addresses, or pages with a form. @param {string} name */
const isContact = (name) => name.endsWith('Contact')

/**
 * Returns a line for each address with which the packages must not be published.
 *
 * @param {Addresses} addresses
 */
export const placeholdersIn = (addresses) =>
  Object.entries(addresses)
    .filter(
      ([name, address]) =>
        RESERVED.test(address) ||
        !(URL_OF_PAGE.test(address) || (isContact(name) && EMAIL.test(address))),
    )
    .map(
      ([name, address]) =>
        `${name} of project.json is ${JSON.stringify(address)}, which cannot be reached. Set it: node scripts/release/set-address.mjs ${name} <address>`,
    )
