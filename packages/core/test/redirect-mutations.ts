import { redirectVectors } from './redirect-vectors.js'

/** Pieces that have fooled a URL parser before, and some that are only odd. */
const PIECES = [
  ...Array.from('/\\:@?#%.;&=+-_~*|^[]()<>"\'`{}, aZ09'),
  ...['\t', '\n', '\r', '\0', '\u007f', '\u00a0', '\ufeff', '\u200b', '\u2060', '\u202e', '\ud800'],
  ...['／', '＼', '。', '．', '：', '＠', '％', 'ａ', 'ⓐ', '℀', '⁄', '日', 'ß', 'İ', '\u{1f600}'],
  ...['//', '\\\\', '/\\', '/./', '/../', '..', '://', 'http:', 'https:', 'javascript:', 'data:'],
  ...[
    '%2f',
    '%2F',
    '%5c',
    '%2e',
    '%00',
    '%0d%0a',
    '%09',
    '%20',
    '%25',
    '%252f',
    '%3a',
    '%40',
    '%ff',
  ],
  ...[
    '%EF%BC%8F',
    'evil.com',
    'app.example.com',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'xn--',
    ':443',
  ],
]

/** Numbers from 0 up to but not including 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** URLs that differ by one to four changes from those of the vector file. */
export function* mutatedUrls(count: number, seed: number): Generator<string> {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!
  const urls = redirectVectors.map(({ url }) => url).filter((url) => url.length < 200)

  const changes: ((url: string, at: number) => string)[] = [
    (url, at) => url.slice(0, at) + oneOf(PIECES) + url.slice(at),
    (url, at) => url.slice(0, at) + oneOf(PIECES) + url.slice(at + 1),
    (url, at) => url.slice(0, at) + url.slice(at + 1 + below(3)),
    (url, at) => url.slice(0, at) + oneOf(urls),
    (url, at) => url.slice(0, at) + url.slice(at).toUpperCase(),
    (url, at) =>
      `${url.slice(0, at)}%${(url.charCodeAt(at) & 0xff).toString(16).padStart(2, '0')}${url.slice(at + 1)}`,
  ]
  for (let made = 0; made < count; made++) {
    let url = oneOf(urls)
    for (let left = 1 + below(4); left > 0; left--) url = oneOf(changes)(url, below(url.length + 1))
    yield url
  }
}
