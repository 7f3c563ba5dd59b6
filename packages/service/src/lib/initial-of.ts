const graphemes = new Intl.Segmenter()

/** Returns the first letter of a name as a reader sees it, which may be several code units. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name)
  return (first?.segment ?? '').toUpperCase()
}
