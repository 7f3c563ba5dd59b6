import type { Output } from '@latchkey/contract'
import type * as schemas from '@latchkey/contract/schemas/owned-projects'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { ProjectChanges } from './update-project.js'
import type { OAuthProviderConfig } from '../oauth/oauth-provider-config.js'
import type { ProjectConfigChanges } from './project-config.js'

type Changes = Omit<CamelKeys<Output<typeof schemas.updateProject.body>>, 'displayName'>
type ConfigFields = NonNullable<Changes['config']>
type Provider = NonNullable<ConfigFields['oauthProviders']>[number]

/** Converts the fields of a request to changes of a project, except its name. */
export const projectChangesOf = ({
  description,
  isProductionMode,
  config = {},
}: Changes): Omit<ProjectChanges, 'displayName'> => ({
  description: description === null ? '' : description,
  isProductionMode,
  config: switchesOf(config),
  oauthProviders: config.oauthProviders?.map(providerOf),
  domains: config.domains?.map(({ domain, handlerPath }) => ({ domain, handlerPath })),
  emailConfig: config.emailConfig && emailConfigOf(config.emailConfig),
})

const switchesOf = (config: ConfigFields): ProjectConfigChanges => ({
  signUpEnabled: config.signUpEnabled,
  credentialEnabled: config.credentialEnabled,
  magicLinkEnabled: config.magicLinkEnabled,
  passkeyEnabled: config.passkeyEnabled,
  clientTeamCreationEnabled: config.clientTeamCreationEnabled,
  clientUserDeletionEnabled: config.clientUserDeletionEnabled,
  allowUserApiKeys: config.allowUserApiKeys,
  allowTeamApiKeys: config.allowTeamApiKeys,
  allowLocalhost: config.allowLocalhost,
  signInCodeInSubject: config.signInCodeInSubject,
  createTeamOnSignUp: config.createTeamOnSignUp,
  teamCreatorDefaultPermissions: config.teamCreatorDefaultPermissions?.map(({ id }) => id),
  teamMemberDefaultPermissions: config.teamMemberDefaultPermissions?.map(({ id }) => id),
  userDefaultPermissions: config.userDefaultPermissions?.map(({ id }) => id),
  oauthAccountMergeStrategy: config.oauthAccountMergeStrategy,
})

const providerOf = (provider: Provider): OAuthProviderConfig => ({
  id: provider.id,
  type: provider.type,
  ...(provider.clientId !== undefined && { clientId: provider.clientId }),
  ...(provider.clientSecret !== undefined && { clientSecret: provider.clientSecret }),
  ...(provider.facebookConfigId !== undefined && { facebookConfigId: provider.facebookConfigId }),
  ...(provider.microsoftTenantId !== undefined && {
    microsoftTenantId: provider.microsoftTenantId,
  }),
})

const emailConfigOf = (
  emailConfig: NonNullable<ConfigFields['emailConfig']>,
): ProjectChanges['emailConfig'] =>
  emailConfig.type === 'shared'
    ? null
    : {
        host: emailConfig.host,
        port: emailConfig.port,
        username: emailConfig.username,
        password: emailConfig.password,
        senderName: emailConfig.senderName,
        senderEmail: emailConfig.senderEmail,
      }
