import { projects as routes } from '@latchkey/contract/routes'
import { projects as schemas } from '@latchkey/contract/schemas'
import { listPublicKeys } from '../domain/signing-keys.js'
import { implement } from '../implement.js'
import { refuse } from '../refusal.js'

export const projects = implement(routes, schemas, {
  readCurrentProject: async ({ auth }) => {
    const { id, displayName, config, oauthProviders } = auth.project
    return {
      id,
      display_name: displayName,
      config: {
        sign_up_enabled: config.signUpEnabled,
        credential_enabled: config.credentialEnabled,
        magic_link_enabled: config.magicLinkEnabled,
        passkey_enabled: config.passkeyEnabled,
        client_team_creation_enabled: config.clientTeamCreationEnabled,
        client_user_deletion_enabled: config.clientUserDeletionEnabled,
        allow_user_api_keys: config.allowUserApiKeys,
        allow_team_api_keys: config.allowTeamApiKeys,
        enabled_oauth_providers: oauthProviders.map((provider) => ({ id: provider.id })),
      },
    }
  },

  readKeySet: async ({ ctx, params }) => {
    const keys = await listPublicKeys(ctx, params.project_id)
    if (keys.length === 0) throw refuse(404, 'There is no such project.')
    return { keys }
  },
})
