/**
 * Returns the form by which email addresses are compared: trimmed, in lower case without the rules of a locale,
 * in Unicode normalization form C. Mail servers deliver addresses that differ in case to one inbox; comparing
 * them as typed creates two accounts for one user, or lets an attacker register a variant. Addresses are stored and
 * shown as typed.
 *
 * @example canonicalEmail('Ada.Byron@Example.COM') // 'ada.byron@example.com'
 */
export function canonicalEmail(address: string): string {
  const trimmed = address.trim()
  const canonical = trimmed.toLowerCase().normalize('NFC')
  // The Kelvin sign becomes the letter k: the address of a provider account could be taken for the one of another user.
  return isAscii(canonical) && !isAscii(trimmed) ? trimmed : canonical
}

const isAscii = (text: string): boolean => !/\P{ASCII}/u.test(text)

/** Returns the columns that hold an address: as typed, and in its canonical form. */
export const addressColumns = (address: string) => ({
  value: address.trim(),
  canonicalValue: canonicalEmail(address),
})
