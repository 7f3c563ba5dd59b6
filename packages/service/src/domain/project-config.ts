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

type Given = { [Flag in keyof ProjectConfig]?: ProjectConfig[Flag] | undefined }

/** Fills in what a project's description leaves out; what is no switch is not taken. */
export function completeProjectConfig(given: Given = {}): ProjectConfig {
  const named = Object.entries(given).filter(
    ([name, value]) => name in defaults && value !== undefined,
  )
  return { ...defaults, ...Object.fromEntries(named) }
}
