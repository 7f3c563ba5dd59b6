import type { OAuthProviderId } from '@latchkey/contract/names'
import type { readProject, updateProject } from '@latchkey/contract/routes/admin/projects'
import type { EndpointInput } from '@latchkey/contract/endpoint'
import type { Answered } from '../../http/call.js'
import { said } from '../../lib/said.js'
import { toWire } from '../../lib/to-wire.js'

type PermissionIds = readonly { readonly id: string }[]

/** A provider with the service's own keys, or with keys of the project. */
export type OAuthProvider =
  | { readonly id: OAuthProviderId; readonly type: 'shared' }
  | {
      readonly id: OAuthProviderId
      readonly type: 'standard'
      readonly clientId: string
      /** Not enumerable, so that nothing prints it; left out of a patch, it stays. */
      readonly clientSecret?: string
      readonly facebookConfigId?: string
      readonly microsoftTenantId?: string
    }

/** A mail server of the project's own. */
export interface MailServer {
  readonly host: string
  /** 465 is TLS from the first byte. */
  readonly port: number
  readonly username: string
  readonly senderName: string
  readonly senderEmail: string
}

/** The service's mail server, or one of the project's own. */
export type EmailConfig =
  | { readonly type: 'shared' }
  | (MailServer & {
      readonly type: 'standard'
      /** Not enumerable, so that nothing prints it; left out of a patch, it stays. At most 70 characters. */
      readonly password?: string
    })

/** Where the project's pages may be. */
export interface TrustedDomain {
  /** An origin, such as `https://app.example.com`. */
  readonly domain: string
  /** Where the pages of signing in are there, such as `/handler`. */
  readonly handlerPath: string
}

/** How a project is configured (spec, section 3). */
export interface ProjectConfig {
  readonly signUpEnabled: boolean
  readonly credentialEnabled: boolean
  readonly magicLinkEnabled: boolean
  readonly passkeyEnabled: boolean
  readonly clientTeamCreationEnabled: boolean
  readonly clientUserDeletionEnabled: boolean
  readonly allowUserApiKeys: boolean
  readonly allowTeamApiKeys: boolean
  /** Whether pages on localhost are trusted. */
  readonly allowLocalhost: boolean
  /** Whether whoever signs up gets a team of the own. */
  readonly createTeamOnSignUp: boolean
  /** What happens when somebody signs in with a provider whose address an account has already. */
  readonly oauthAccountMergeStrategy: 'link_method' | 'raise_error' | 'allow_duplicates'
  readonly teamCreatorDefaultPermissions: PermissionIds
  readonly teamMemberDefaultPermissions: PermissionIds
  readonly userDefaultPermissions: PermissionIds
  readonly domains: readonly TrustedDomain[]
  readonly oauthProviders: readonly OAuthProvider[]
  readonly emailConfig: EmailConfig
}

/** What is left out stays. */
export type ConfigPatch = { -readonly [Name in keyof ProjectConfig]?: ProjectConfig[Name] }

/** The same object, of whose property nothing that prints or copies objects knows. */
function hiding<Whole extends object>(whole: Whole, name: string): Whole {
  if (name in whole) Object.defineProperty(whole, name, { enumerable: false })
  return Object.freeze(whole)
}

export function toConfig({
  enabledOauthProviders: _,
  ...config
}: Answered<typeof readProject>['config']): ProjectConfig {
  return Object.freeze({
    ...config,
    oauthProviders: config.oauthProviders.map((one) => hiding(one, 'clientSecret')),
    emailConfig: hiding(config.emailConfig, 'password'),
  }) as ProjectConfig
}

type WireConfig = NonNullable<NonNullable<EndpointInput<typeof updateProject>['body']>['config']>

/** Providers with their secrets: those that are not said are the ones that the project has. */
const withSecrets = (now: readonly OAuthProvider[], given: readonly OAuthProvider[]) =>
  given.map((provider) => {
    const { id, type } = provider
    if (type === 'shared') return { id, type }
    const known = now.find((one) => one.id === id)
    const kept = known?.type === 'standard' ? known.clientSecret : undefined
    const { clientId, clientSecret, facebookConfigId, microsoftTenantId } = provider
    return {
      id,
      type,
      clientId,
      clientSecret: clientSecret ?? kept,
      facebookConfigId,
      microsoftTenantId,
    }
  })

function withPassword(now: EmailConfig, given: EmailConfig) {
  const { type } = given
  if (type === 'shared') return { type }
  const kept = now.type === 'standard' ? now.password : undefined
  const { host, port, username, password, senderName, senderEmail } = given
  return { type, host, port, username, password: password ?? kept, senderName, senderEmail }
}

const idsOnly = (permissions: PermissionIds | undefined) => permissions?.map(({ id }) => ({ id }))

/** What may have to be sent although a patch does not say it. */
type KeptConfig = Pick<ProjectConfig, 'allowLocalhost' | 'oauthProviders' | 'emailConfig'>

/**
 * What is sent to change a configuration. The items of its lists and the mail server are sent by their named fields
 * only: a service rejects the whole change because of one that it doesn't know.
 *
 * Whether localhost is allowed is always said: some services reset it otherwise (protocol, section 15.3).
 */
export function toWireConfig(now: KeptConfig, patch: ConfigPatch = {}): WireConfig {
  const { oauthProviders, emailConfig, domains, ...rest } = said(patch)
  return toWire({
    allowLocalhost: now.allowLocalhost,
    ...rest,
    domains: domains?.map(({ domain, handlerPath }) => ({ domain, handlerPath })),
    teamCreatorDefaultPermissions: idsOnly(rest.teamCreatorDefaultPermissions),
    teamMemberDefaultPermissions: idsOnly(rest.teamMemberDefaultPermissions),
    userDefaultPermissions: idsOnly(rest.userDefaultPermissions),
    oauthProviders: oauthProviders && withSecrets(now.oauthProviders, oauthProviders),
    emailConfig: emailConfig && withPassword(now.emailConfig, emailConfig),
  }) as WireConfig
}
