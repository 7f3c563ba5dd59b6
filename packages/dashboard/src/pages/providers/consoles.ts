import type { OAuthProvider } from '@latchkey/core/admin'

/** The page of each provider on which its keys are created. */
export const consoles: Readonly<Record<OAuthProvider['id'], string>> = {
  google: 'https://console.cloud.google.com/auth/clients',
  github: 'https://github.com/settings/developers',
  microsoft: 'https://entra.microsoft.com',
  spotify: 'https://developer.spotify.com/dashboard',
  facebook: 'https://developers.facebook.com/apps',
  discord: 'https://discord.com/developers/applications',
  gitlab: 'https://gitlab.com/-/user_settings/applications',
  bitbucket: 'https://bitbucket.org/account/workspaces/',
  linkedin: 'https://www.linkedin.com/developers/apps',
  apple: 'https://developer.apple.com/account/resources',
  x: 'https://developer.x.com',
}
