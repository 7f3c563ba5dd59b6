import type { Json } from '../lib/json.js'

/** A team as its members see it (spec, section 3). */
export interface Team {
  readonly id: string
  readonly displayName: string
  readonly profileImageUrl: string | null
  readonly clientMetadata: Json
  readonly clientReadOnlyMetadata: Json
}
