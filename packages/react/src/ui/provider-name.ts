const names: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  microsoft: 'Microsoft',
  spotify: 'Spotify',
  facebook: 'Facebook',
  discord: 'Discord',
  gitlab: 'GitLab',
  bitbucket: 'Bitbucket',
  linkedin: 'LinkedIn',
  apple: 'Apple',
  x: 'X',
}

/** How a provider writes itself; its id where nobody knows. */
export const providerName = (id: string): string =>
  Object.hasOwn(names, id) ? (names[id] ?? id) : id
