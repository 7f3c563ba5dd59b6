import type { Output } from '@latchkey/contract'
import type * as schemas from '@latchkey/contract/schemas/owned-projects'
import { ownerSettings } from '@latchkey/contract/project-settings'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { fail } from '@latchkey/contract/errors'
import type { ProjectChanges } from './update-project.js'
import type { OAuthProviderConfig } from './oauth-provider-config.js'
import type { ProjectConfigChanges } from './project-config.js'
import { wildcardFault } from '../../lib/trusted-domains.js'

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
  config: settingsOf(config),
  oauthProviders: config.oauthProviders?.map(providerOf),
  domains: config.domains?.map(domainOf),
  emailConfig: config.emailConfig && emailConfigOf(config.emailConfig),
})

function domainOf({ domain, handlerPath }: NonNullable<ConfigFields['domains']>[number]) {
  const fault = wildcardFault(domain)
  if (fault !== undefined)
    throw fail('SCHEMA_ERROR', { message: `body.config.domains: ${domain} ${fault}` })
  return { domain, handlerPath }
}

const settingsOf = (config: ConfigFields): ProjectConfigChanges =>
  Object.fromEntries(
    ownerSettings.map((name) => {
      const value = config[name]
      return [name, Array.isArray(value) ? value.map(({ id }) => id) : value]
    }),
  )

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
