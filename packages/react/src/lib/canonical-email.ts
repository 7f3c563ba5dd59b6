/** Returns the form by which the service compares addresses: trimmed, in lower case, normalized (NFC). */
export const canonicalEmail = (address: string): string =>
  address.trim().toLowerCase().normalize('NFC')
