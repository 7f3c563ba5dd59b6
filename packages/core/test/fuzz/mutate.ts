import { drawFrom } from '../simulation/random.js'

/** The material that fuzzed texts are made of. */
export interface Corpus {
  /** Texts that the parser accepts, and texts that it has to reject. */
  readonly seeds: readonly string[]
  /** Pieces with a meaning to this parser. Pieces that are special to most parsers are always included. */
  readonly pieces: readonly string[]
}

/** Pieces that are special to most parsers: range limits, look-alike characters, JavaScript names. */
const SPECIAL_PIECES = [
  ...['', ' ', '\t', '\n', '\r', '\0', '\u007f', '\u00a0', '\ufeff', '\u200b', '\u202e', '\ud800'],
  ...[
    '\\',
    '"',
    "'",
    '`',
    '%',
    '%00',
    '%zz',
    '+',
    '-',
    '.',
    ',',
    ';',
    '=',
    '/',
    '[',
    ']',
    '{',
    '}',
  ],
  ...['é', 'ß', 'İ', '日', '\u{1f600}', '／', '0', '9', 'a', 'Z', '_', '-1', '1e999', '0x10', '٣'],
  ...['undefined', 'null', 'true', 'NaN', '__proto__', 'constructor', 'toString', 'A'.repeat(64)],
]

const MAX_MUTATIONS = 4

/** Yields seeds with one to four mutations each. The same seed number yields the same texts. */
export function* mutations({ seeds, pieces }: Corpus, count: number, seed: number) {
  const draw = drawFrom(seed, 'fuzz')
  const below = (limit: number) => Math.floor(draw.next() * limit)
  const allPieces = [...pieces, ...SPECIAL_PIECES]
  const operators: ((text: string, at: number) => string)[] = [
    (text, at) => text.slice(0, at) + draw.pick(allPieces) + text.slice(at),
    (text, at) => text.slice(0, at) + draw.pick(allPieces) + text.slice(at + 1),
    (text, at) => text.slice(0, at) + text.slice(at + 1 + below(3)),
    (text, at) => text.slice(0, at) + draw.pick(seeds),
    (text, at) => text.slice(0, at) + text.slice(below(at + 1)),
    (text, at) => text.slice(0, at) + text.slice(at).toUpperCase(),
    (text, at) => text.slice(0, at) + percentEncode(text.charCodeAt(at)) + text.slice(at + 1),
  ]
  for (let produced = 0; produced < count; produced += 1) {
    let text = draw.pick(seeds)
    for (let left = 1 + below(MAX_MUTATIONS); left > 0; left -= 1)
      text = draw.pick(operators)(text, below(text.length + 1))
    yield text
  }
}

const percentEncode = (codeUnit: number) => `%${(codeUnit & 0xff).toString(16).padStart(2, '0')}`

/** Replaces lone surrogates, which UTF-8 cannot encode. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()
