type Form = readonly [name: string, pattern: RegExp]

const HALF = 12

const literal = (text: string) => new RegExp(text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
const reversed = (text: string) => Array.from(text).reverse().join('')

/** What base64 makes of a text that begins at any byte, less what depends on the bytes around it. */
function inBase64(text: string): string[] {
  const bytes = Buffer.from(text)
  return [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes])
    const whole = Math.floor((all.length * 8) / 6)
    return all.toString('base64').slice(Math.ceil((before * 8) / 6), whole)
  })
}

/** The letters of a secret that no other secret has: not its prefix, nor the header of a token. */
const ownLetters = (secret: string) => secret.replace(/^(.*\.|[a-z]+_)/s, '')

/** Two halves of what is long enough to be told from other words. */
function halvesOf(secret: string): string[] {
  const own = ownLetters(secret)
  return own.length < 2 * HALF ? [] : [own.slice(0, HALF), own.slice(-HALF)]
}

/** What a secret in base64 stands for, when that is text. */
function decoded(secret: string): string[] {
  const own = ownLetters(secret)
  const bytes = Buffer.from(own, 'base64')
  const text = bytes.toString()
  return /^[a-z]{20,}$/.test(text) && bytes.toString('base64') === own ? [text] : []
}

/** How a secret could be written down: as it is, encoded, in parts and backwards. */
export function formsOf(secret: string): Form[] {
  // In a longer number, six digits are no secret.
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
    ['a half', halves],
    ['a half backwards', halves.map(reversed)],
  ]
  return texts.flatMap(([name, all]) => all.map((text): Form => [name, literal(text)]))
}
