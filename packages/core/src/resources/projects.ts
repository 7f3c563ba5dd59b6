import { readCurrentProject } from '@latchkey/contract/routes/projects'
import type { Answered, Caller } from '../http/call.js'

/** A project as its apps see it (spec, section 3). */
export interface Project {
  readonly id: string
  readonly displayName: string
  readonly config: {
    readonly signUpEnabled: boolean
    readonly credentialEnabled: boolean
    readonly magicLinkEnabled: boolean
    readonly passkeyEnabled: boolean
    readonly clientTeamCreationEnabled: boolean
    readonly clientUserDeletionEnabled: boolean
    readonly allowUserApiKeys: boolean
    readonly allowTeamApiKeys: boolean
    readonly oauthProviders: readonly { readonly id: string }[]
  }
}

function toProject({ id, displayName, config }: Answered<typeof readCurrentProject>): Project {
  const { enabledOauthProviders: oauthProviders, ...flags } = config
  return Object.freeze({ id, displayName, config: { ...flags, oauthProviders } })
}

/** Loads the project that the app belongs to. It is the same for everybody, so no token is sent. */
export const loadProject = async ({ call }: Caller): Promise<Project> =>
  toProject(await call(readCurrentProject, {}, { tokens: 'none' }))
