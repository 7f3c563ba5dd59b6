import type { ProjectConfig } from '../db/values.js'

/** The switches of a project that says nothing about them (protocol, section 3.1, ProjectAdmin). */
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
  createTeamOnSignUp: false,
  teamCreatorDefaultPermissions: ['team_admin'],
  teamMemberDefaultPermissions: ['team_member'],
  userDefaultPermissions: [],
  oauthAccountMergeStrategy: 'link_method',
}

/** Some switches of a project; undefined says nothing about one. */
export type ProjectConfigChanges = {
  [Flag in keyof ProjectConfig]?: ProjectConfig[Flag] | undefined
}

/**
 * Changes the switches that are named, and leaves the others as they are (protocol, section 15.3 #8).
 * What is no switch is not taken.
 */
export function withProjectConfig(
  before: ProjectConfig,
  given: ProjectConfigChanges = {},
): ProjectConfig {
  const named = Object.entries(given).filter(
    ([name, value]) => name in before && value !== undefined,
  )
  return { ...before, ...Object.fromEntries(named) }
}

/** Fills in what a project's description leaves out. */
export const completeProjectConfig = (given?: ProjectConfigChanges): ProjectConfig =>
  withProjectConfig(defaults, given)
