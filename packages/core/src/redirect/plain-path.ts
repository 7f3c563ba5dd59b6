/**
 * Whether a URL is a path of this very site in nothing but letters, digits, dashes and single slashes.
 * Every reader takes that for what it is, so the gate would let it through as it stands; it is loaded for
 * all others.
 */
export const isPlainPath = (url: string): boolean => /^\/([\w-]+(\/[\w-]+)*)?$/.test(url)
