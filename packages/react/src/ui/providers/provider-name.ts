const names: ReadonlyMap<string, string> = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin', 'LinkedIn'],
])

/** Returns the name of a provider. Default: its capitalized ID. */
export const providerName = (id: string): string =>
  names.get(id) ?? id.replace(/^./, (first) => first.toUpperCase())
