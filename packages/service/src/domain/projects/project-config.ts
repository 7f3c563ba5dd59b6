import type { ProjectConfig } from '../../db/values.js'

/** The default settings of a project. */
const defaults: ProjectConfig = {
  signUpEnabled: true,
  credentialEnabled: true,
  magicLinkEnabled: false,
  passkeyEnabled: false,
  clientTeamCreationEnabled: false,
  clientUserDeletionEnabled: false,
  allowUserApiKeys: false,
  allowTeamApiKeys: false,
  allowLocalhost: true,
  anonymousAccountsEnabled: false,
  allowClientsWithoutKey: false,
  requireEmailVerification: false,
  passkeyCountsAsBothFactors: true,
  accountDeletionGraceDays: 0,
  signInCodeInSubject: true,
  createTeamOnSignUp: false,
  teamCreatorDefaultPermissions: ['team_admin'],
  teamMemberDefaultPermissions: ['team_member'],
  userDefaultPermissions: [],
  oauthAccountMergeStrategy: 'link_method',
}

/** Changes to the settings of a project; undefined leaves a setting unchanged. */
export type ProjectConfigChanges = {
  [Flag in keyof ProjectConfig]?: ProjectConfig[Flag] | undefined
}

/** Applies changes to the settings of a project. Unknown settings are ignored. */
export function withProjectConfig(
  before: ProjectConfig,
  changes: ProjectConfigChanges = {},
): ProjectConfig {
  const named = Object.entries(changes).filter(
    ([name, value]) => name in defaults && value !== undefined,
  )
  return { ...before, ...Object.fromEntries(named) }
}

/** Adds the defaults of omitted settings. */
export const completeProjectConfig = (settings?: ProjectConfigChanges): ProjectConfig =>
  withProjectConfig(defaults, settings)
