/** Limits of the cost of a check that depend on the configuration. */
export interface CostLimits {
  maxBcryptCost: number
}

/** A hash of another system, read from its text. */
export interface ImportedHash {
  /** The limit that the hash exceeds, for error messages; undefined if its check is cheap enough. */
  exceededLimit?: string | undefined
  /** Resolves to whether the hash was made from a password. Must not be called above the limit. */
  verify: (password: string) => Promise<boolean>
}

/** A format of hashes that other systems export. */
export interface HashFormat {
  /** The name for error messages. */
  name: string
  /** Returns undefined for a text that does not have this format. */
  read: (hash: string, limits: CostLimits) => ImportedHash | undefined
}

/** The most memory that one check may take. Several checks run at the same time. */
export const MAX_MEMORY_KIBIBYTES = 65_536

/**
 * Decodes base64 with or without padding; returns undefined for other text. Libraries reject a text whose last letter
 * has unused bits that are set, so such a text is not base64 here either.
 */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64')
  return withoutPadding(bytes.toString('base64')) === withoutPadding(text) ? bytes : undefined
}

const withoutPadding = (text: string): string => text.replace(/={1,2}$/, '')
