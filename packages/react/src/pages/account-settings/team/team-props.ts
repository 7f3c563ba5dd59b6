import type { Team } from '@latchkey/core'
import type { SectionProps } from '../section-props.js'
import type { TeamRights } from './use-team-rights.js'

/** The props of all settings of a team. */
export interface TeamProps extends SectionProps {
  team: Team
  rights: TeamRights
}
