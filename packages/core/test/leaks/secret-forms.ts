type Form = readonly [name: string, pattern: RegExp]

const HALF = 12

const literal = (text: string) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
const reversed = (text: string) => Array.from(text).reverse().join('')

/**
 * Returns the base64 text at each of the three byte offsets, without characters that depend on
 * neighboring bytes.
 */
function inBase64(text: string): string[] {
  const bytes = Buffer.from(text)
  return [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes])
    const whole = Math.floor((all.length * 8) / 6)
    return all.toString('base64').slice(Math.ceil((before * 8) / 6), whole)
  })
}

/** Returns the unique part of a secret, without a prefix or a token header. */
const ownLetters = (secret: string) => secret.replace(/^(.*\.|[a-z]+_)/s, '')

/** Returns both halves of a secret that is long enough to be distinguishable from other words. */
function halvesOf(secret: string): string[] {
  const own = ownLetters(secret)
  return own.length < 2 * HALF ? [] : [own.slice(0, HALF), own.slice(-HALF)]
}

/** Returns the decoded text of a secret in base64, if it is text. */
function decoded(secret: string): string[] {
  const own = ownLetters(secret)
  const bytes = Buffer.from(own, 'base64')
  const text = bytes.toString()
  return /^[a-z]{20,}$/.test(text) && bytes.toString('base64') === own ? [text] : []
}

/** Returns patterns for a secret as it is, encoded, in halves and backwards. */
export function formsOf(secret: string): Form[] {
  // Six digits within a longer number are not the secret.
  if (/^\d+$/.test(secret)) return [['as it is', new RegExp(`(?<!\\w)${secret}(?!\\w)`)]]
  const base64 = inBase64(secret)
  const halves = halvesOf(secret)
  const texts: [string, string[]][] = [
    ['as it is', [secret]],
    ['in a URL', [encodeURIComponent(secret)]],
    ['in a form', [new URLSearchParams([['', secret]]).toString().slice(1)]],
    ['in JSON', [JSON.stringify(secret).slice(1, -1)]],
    ['in base64', base64],
    [
      'in base64url',
      base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')),
    ],
    ['in hex', [Buffer.from(secret).toString('hex')]],
    ['decoded', decoded(secret)],
    ['half', halves],
    ['half, reversed', halves.map(reversed)],
  ]
  return texts.flatMap(([name, all]) => all.map((text): Form => [name, literal(text)]))
}
