import type { Output } from '@latchkey/contract'
import type { adminProjects as schemas } from '@latchkey/contract/schemas'
import type { ProjectChanges } from '../../domain/change-project.js'
import type { OAuthProviderConfig } from '../../domain/oauth-provider-config.js'
import type { ProjectConfigChanges } from '../../domain/project-config.js'

type Changes = Omit<Output<typeof schemas.updateProject.body>, 'display_name'>
type ConfigFields = NonNullable<Changes['config']>
type Provider = NonNullable<ConfigFields['oauth_providers']>[number]

/** What an owner asks of a project besides its name, as the domain takes it. */
export const projectChangesOf = ({
  description,
  is_production_mode,
  config = {},
}: Changes): Omit<ProjectChanges, 'displayName'> => ({
  description: description === null ? '' : description,
  isProductionMode: is_production_mode,
  config: switchesOf(config),
  oauthProviders: config.oauth_providers?.map(providerOf),
  domains: config.domains?.map((one) => ({ domain: one.domain, handlerPath: one.handler_path })),
  emailConfig: config.email_config && emailConfigOf(config.email_config),
})

const switchesOf = (config: ConfigFields): ProjectConfigChanges => ({
  signUpEnabled: config.sign_up_enabled,
  credentialEnabled: config.credential_enabled,
  magicLinkEnabled: config.magic_link_enabled,
  passkeyEnabled: config.passkey_enabled,
  clientTeamCreationEnabled: config.client_team_creation_enabled,
  clientUserDeletionEnabled: config.client_user_deletion_enabled,
  allowUserApiKeys: config.allow_user_api_keys,
  allowTeamApiKeys: config.allow_team_api_keys,
  allowLocalhost: config.allow_localhost,
  createTeamOnSignUp: config.create_team_on_sign_up,
  teamCreatorDefaultPermissions: config.team_creator_default_permissions?.map(({ id }) => id),
  teamMemberDefaultPermissions: config.team_member_default_permissions?.map(({ id }) => id),
  userDefaultPermissions: config.user_default_permissions?.map(({ id }) => id),
  oauthAccountMergeStrategy: config.oauth_account_merge_strategy,
})

const providerOf = (given: Provider): OAuthProviderConfig => ({
  id: given.id,
  type: given.type,
  ...(given.client_id !== undefined && { clientId: given.client_id }),
  ...(given.client_secret !== undefined && { clientSecret: given.client_secret }),
  ...(given.facebook_config_id !== undefined && { facebookConfigId: given.facebook_config_id }),
  ...(given.microsoft_tenant_id !== undefined && { microsoftTenantId: given.microsoft_tenant_id }),
})

const emailConfigOf = (
  given: NonNullable<ConfigFields['email_config']>,
): ProjectChanges['emailConfig'] =>
  given.type === 'shared'
    ? null
    : {
        host: given.host,
        port: given.port,
        username: given.username,
        password: given.password,
        senderName: given.sender_name,
        senderEmail: given.sender_email,
      }
