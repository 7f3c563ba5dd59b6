const names: ReadonlyMap<string, string> = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin', 'LinkedIn'],
])

/** How a provider writes itself: most as their ids, with a capital. */
export const providerName = (id: string): string =>
  names.get(id) ?? id.replace(/^./, (first) => first.toUpperCase())
