import { settingsAccountDeletion } from './account-settings/account-deletion.js'
import { settingsApiKeys } from './account-settings/api-keys.js'
import { settingsConnectedApps } from './account-settings/connected-apps.js'
import { settingsEmails } from './account-settings/emails.js'
import { accountSettings, settingsProfile } from './account-settings/page.js'
import { settingsSecurity } from './account-settings/security.js'
import { settingsSessions } from './account-settings/sessions.js'
import {
  settingsNewTeam,
  settingsTeam,
  settingsTeamApiKeys,
  settingsTeamInvitations,
  settingsTeamMembers,
} from './account-settings/team.js'

/** The account settings, section by section. */
export const settings = {
  'account-settings': accountSettings,
  'account-settings-profile': settingsProfile,
  'account-settings-emails': settingsEmails,
  'account-settings-security': settingsSecurity,
  'account-settings-sessions': settingsSessions,
  'account-settings-connected-apps': settingsConnectedApps,
  'account-settings-api-keys': settingsApiKeys,
  'account-settings-team': settingsTeam,
  'account-settings-team-members': settingsTeamMembers,
  'account-settings-team-invitations': settingsTeamInvitations,
  'account-settings-team-api-keys': settingsTeamApiKeys,
  'account-settings-new-team': settingsNewTeam,
  'account-settings-deletion': settingsAccountDeletion,
}
