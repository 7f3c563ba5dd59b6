import { drawFrom } from '../simulation/random.js'

/** What fuzzed texts are made of. */
export interface Corpus {
  /** Texts that the parser is made for, and such as it has to refuse. */
  readonly seeds: readonly string[]
  /** Pieces that mean something to the parser, besides those that are odd anywhere. */
  readonly pieces: readonly string[]
}

/** What is odd anywhere: limits of ranges, what looks like something else, names of JavaScript. */
const ODD = [
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

const MOST_CHANGES = 4

/** Texts that differ by one to four changes from the seeds; the same ones for the same seed number. */
export function* mutations({ seeds, pieces }: Corpus, count: number, seed: number) {
  const draw = drawFrom(seed, 'fuzz')
  const below = (limit: number) => Math.floor(draw.next() * limit)
  const all = [...pieces, ...ODD]
  const changes: ((text: string, at: number) => string)[] = [
    (text, at) => text.slice(0, at) + draw.pick(all) + text.slice(at),
    (text, at) => text.slice(0, at) + draw.pick(all) + text.slice(at + 1),
    (text, at) => text.slice(0, at) + text.slice(at + 1 + below(3)),
    (text, at) => text.slice(0, at) + draw.pick(seeds),
    (text, at) => text.slice(0, at) + text.slice(below(at + 1)),
    (text, at) => text.slice(0, at) + text.slice(at).toUpperCase(),
    (text, at) => text.slice(0, at) + escaped(text.charCodeAt(at)) + text.slice(at + 1),
  ]
  for (let made = 0; made < count; made += 1) {
    let text = draw.pick(seeds)
    for (let left = 1 + below(MOST_CHANGES); left > 0; left -= 1)
      text = draw.pick(changes)(text, below(text.length + 1))
    yield text
  }
}

const escaped = (unit: number) => `%${(unit & 0xff).toString(16).padStart(2, '0')}`

/** A text without halves of characters. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()
