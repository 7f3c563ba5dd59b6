import { type Corpus, mutations } from '../fuzz/mutate.js'
import { redirectVectors } from './redirect-vectors.js'

/** Characters and strings that have broken URL parsers, and other unusual ones. */
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

export const redirectCorpus: Corpus = {
  seeds: redirectVectors.map(({ url }) => url).filter((url) => url.length < 200),
  pieces: PIECES,
}

/** Returns URLs that differ from those of the vector file by one to four mutations. */
export const mutatedUrls = (count: number, seed: number) => mutations(redirectCorpus, count, seed)
