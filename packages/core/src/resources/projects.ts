import type { EndpointResponse } from '@latchkey/contract/endpoint'
import { readCurrentProject } from '@latchkey/contract/routes/projects'
import { call } from '../http/call.js'
import { fromWire } from '../lib/wire-case.js'
import type { Context } from './context.js'

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

function toProject(wire: EndpointResponse<typeof readCurrentProject>): Project {
  const { enabledOauthProviders: oauthProviders, ...config } = fromWire(wire.config)
  return Object.freeze({
    id: wire.id,
    displayName: wire.display_name,
    config: { ...config, oauthProviders },
  })
}

/** Loads the project that the app belongs to. It is the same for everybody, so no token is sent. */
export const loadProject = async ({ http }: Context): Promise<Project> =>
  toProject(await call(http, readCurrentProject, {}, { tokens: 'none' }))
