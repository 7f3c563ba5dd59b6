import type { Project } from '@latchkey/core'
import { type TeamSectionName, teamSections } from '../place.js'
import type { TeamRights } from './use-team-rights.js'

/** Returns the sections of a team that the user may use, in the order of the list. */
export function teamSectionsOf(
  { config }: Pick<Project, 'config'>,
  rights: TeamRights,
): TeamSectionName[] {
  const isAvailable: Readonly<Record<TeamSectionName, boolean>> = {
    general: true,
    members: rights.canSeeMembers,
    invitations: rights.canInvite,
    'api-keys': rights.canManageKeys && config.allowTeamApiKeys,
  }
  return teamSections.filter((section) => isAvailable[section])
}
