import { readCurrentProject } from '@latchkey/contract/routes/projects'
import type { Client } from '../client/client.js'

/** The project of an app, and which sign-in methods and features it has enabled. */
export interface Project {
  readonly id: string
  readonly displayName: string
  readonly config: {
    readonly signUpEnabled: boolean
    /** Whether users can sign in with email and password. */
    readonly credentialEnabled: boolean
    readonly magicLinkEnabled: boolean
    readonly passkeyEnabled: boolean
    /** Whether signed-in users can create teams. */
    readonly clientTeamCreationEnabled: boolean
    /** Whether signed-in users can delete their accounts. */
    readonly clientUserDeletionEnabled: boolean
    readonly allowUserApiKeys: boolean
    readonly allowTeamApiKeys: boolean
    /** The enabled OAuth providers, such as `{ id: 'github' }`. */
    readonly oauthProviders: readonly { readonly id: string }[]
  }
}

/** Reads the project of the app. It is the same for every user, so the request sends no tokens. */
export async function getProject({ http }: Client): Promise<Project> {
  const { id, displayName, config } = await http.request(readCurrentProject, {}, { tokens: 'none' })
  const { enabledOauthProviders: oauthProviders, ...flags } = config
  return Object.freeze({ id, displayName, config: { ...flags, oauthProviders } })
}
