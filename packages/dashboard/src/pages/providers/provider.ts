import type { OAuthProvider } from '@latchkey/core/admin'

export const providerNames: Readonly<Record<OAuthProvider['id'], string>> = {
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

export const nameOf = (id: OAuthProvider['id']): string => providerNames[id]

const shared: readonly OAuthProvider['id'][] = ['google', 'github', 'microsoft', 'spotify']

/** Whether the service has shared keys for the provider. */
export const canBeShared = (id: OAuthProvider['id']): boolean => shared.includes(id)
