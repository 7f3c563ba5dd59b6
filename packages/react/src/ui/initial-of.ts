const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter or digit of a name, whatever its alphabet. */
export function initialOf(name: string): string {
  const from = Math.max(0, name.search(/[\p{L}\p{N}]/u))
  const first = segments
    .segment(name.slice(from, from + 16))
    [Symbol.iterator]()
    .next()
  return first.done ? '' : first.value.segment.slice(0, 8).toUpperCase()
}
