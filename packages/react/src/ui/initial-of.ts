const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter or digit of a name, whatever its alphabet; where there is no name, a question mark. */
export function initialOf(name: string): string {
  const from = Math.max(0, name.search(/[\p{L}\p{N}]/u))
  const [first] = segments.segment(name.slice(from, from + 16))
  return first?.segment.slice(0, 8).toUpperCase() ?? '?'
}
