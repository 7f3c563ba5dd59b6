// Letters that spell no words, as for codes that people compare (RFC 8628, section 6.1).
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/**
 * What a terminal and the page that it has opened both show, so that people see that they belong
 * together: eight letters, made from the login code by both. They are no secret and open nothing.
 *
 * @example cliLoginPhrase(loginCode) // 'WDJB-MJHT'
 */
export function cliLoginPhrase(loginCode: string): string {
  // FNV-1a, 64 bits: whoever chose the code cannot choose a text that the page then shows.
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(loginCode))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  let phrase = ''
  for (; phrase.length < 8; hash /= 20n) phrase += LETTERS[Number(hash % 20n)]
  return phrase.replace(/^.{4}/, '$&-')
}
