import type { SettingValues } from '@latchkey/contract/project-settings'
import { readCurrentProject } from '@latchkey/contract/routes/projects'
import type { Client } from '../client/client.js'

/** The sign-in methods and features of a project that every app reads. */
type ClientConfig = Readonly<SettingValues<'client'>>

/** The project of an app, and which sign-in methods and features it has enabled. */
export interface Project {
  /** The ID of the project. */
  readonly id: string
  /** The name of the project, as its users see it. */
  readonly displayName: string
  /** The sign-in methods and features that the project has enabled. */
  readonly config: ClientConfig & {
    /** The enabled OAuth providers, such as `{ id: 'github' }`. */
    readonly oauthProviders: readonly EnabledProvider[]
    /**
     * True if a team signs its email addresses in with an identity provider of its own: `findSsoConnection` tells for which
     * addresses. Undefined otherwise, and for admins.
     */
    readonly ssoEnabled?: true | undefined
  }
}

/** A provider with which users can sign in. */
export interface EnabledProvider {
  /** The ID that `signInWithOAuth` takes. */
  readonly id: string
  /** The name of an OpenID provider that the project has added; undefined for a built-in provider. */
  readonly displayName?: string
  /** URL of a picture for the button of such a provider. Empty if it has none. */
  readonly iconUrl?: string
}

/** Reads the project of the app. It is the same for every user, so the request sends no tokens. */
export async function getProject({ http }: Client): Promise<Project> {
  const { id, displayName, config } = await http.request(readCurrentProject, {}, { tokens: 'none' })
  // Older services lack the settings with defaults, and a service omits each one that has its default.
  const {
    enabledOauthProviders,
    openIdProviders = [],
    requireSecondFactorFrom = '',
    logoUrl = '',
    darkLogoUrl = '',
    accentColor = '',
    supportEmail = '',
    ...settings
  } = config
  return Object.freeze({
    id,
    displayName,
    config: {
      ...settings,
      requireSecondFactorFrom,
      logoUrl,
      darkLogoUrl,
      accentColor,
      supportEmail,
      oauthProviders: [...enabledOauthProviders, ...openIdProviders],
    },
  })
}
