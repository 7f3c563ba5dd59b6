/** Attributes that a response always has (RFC 7643, section 7: `returned`). */
const ALWAYS = ['schemas', 'id']

const namesIn = (text: string | null): string[] | undefined =>
  text?.split(',').map((name) => name.trim().toLowerCase().replace(/\..*$/s, ''))

/** Returns a test for the attributes that a request asks for by `attributes` or `excludedAttributes` (RFC 7644, section 3.9). */
export function selectedBy(query: URLSearchParams): (name: string) => boolean {
  const included = namesIn(query.get('attributes'))
  const excluded = namesIn(query.get('excludedAttributes'))
  return (name) => {
    if (ALWAYS.includes(name)) return true
    const key = name.toLowerCase()
    return included?.includes(key) ?? !(excluded?.includes(key) ?? false)
  }
}

/** Returns the attributes of a resource that a request asks for. */
export const selectAttributes = (
  resource: object,
  isSelected: (name: string) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(resource).filter(([name]) => isSelected(name)))
