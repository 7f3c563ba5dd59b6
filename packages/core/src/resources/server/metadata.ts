import { type Json, plainJson } from '../../lib/json.js'

/** Metadata of a user or a team. Each value is replaced as a whole. */
export interface Metadata {
  /** The user or the members of the team can change it. */
  clientMetadata?: Json
  /** The user or the members of the team can read it. */
  clientReadOnlyMetadata?: Json
  /** Only servers can read it. */
  serverMetadata?: Json
}

const check = (value: Json | undefined) => (value === undefined ? undefined : plainJson(value))

/**
 * Returns the metadata of a patch.
 *
 * @throws TypeError `INVALID_ARGUMENT` if a value is not plain JSON
 */
export const checkedMetadata = (patch: Metadata) => ({
  clientMetadata: check(patch.clientMetadata),
  clientReadOnlyMetadata: check(patch.clientReadOnlyMetadata),
  serverMetadata: check(patch.serverMetadata),
})
