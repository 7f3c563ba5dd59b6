import { isEmailAddress } from '../../ui/forms/email-address.js'

/** The number of addresses that one call invites. */
export const MAX_ADDRESSES = 50

/** Returns the addresses in a text, which commas, semicolons or lines separate, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((address) => address.trim())
      .filter((address) => address !== ''),
  ),
]

/** Returns the first text that is no address; undefined if all are. */
export const firstInvalid = (addresses: readonly string[]): string | undefined =>
  addresses.find((address) => !isEmailAddress(address))
