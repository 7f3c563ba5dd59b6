// Without vowels, so that they spell no words (RFC 8628, section 6.1).
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/**
 * Returns the phrase that a terminal and the page that it opened both show, so that the user sees that they belong
 * together: eight letters, derived from the login code. The phrase is not a secret and does not grant access.
 *
 * @example cliLoginPhrase(loginCode) // 'WDJB-MJHT'
 */
export function cliLoginPhrase(loginCode: string): string {
  // FNV-1a, 64 bits: a hash, so that the author of a code cannot choose the text on the page.
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(loginCode))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  let phrase = ''
  for (; phrase.length < 8; hash /= 20n) phrase += LETTERS[Number(hash % 20n)]
  return phrase.replace(/^.{4}/, '$&-')
}
