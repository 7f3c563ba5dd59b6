/**
 * Returns the form by which email addresses are compared: trimmed, in lower case without the rules of a locale,
 * in Unicode normalization form C. Mail servers deliver addresses that differ in case to one mailbox; comparing
 * them as typed makes two accounts of one person, or lets a stranger register a variant. Addresses are stored and
 * shown as typed.
 *
 * @example canonicalEmail('Ada.Byron@Example.COM') // 'ada.byron@example.com'
 */
export const canonicalEmail = (address: string): string =>
  address.trim().toLowerCase().normalize('NFC')

/** Returns the columns that hold an address: as typed, and in its canonical form. */
export const addressColumns = (address: string) => ({
  value: address.trim(),
  canonicalValue: canonicalEmail(address),
})
