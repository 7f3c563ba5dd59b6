import type { Team } from '@latchkey/core'
import type { SectionProps } from '../section-props.js'
import type { TeamRights } from './use-team-rights.js'

/** The props of every part of a team's section. */
export interface TeamProps extends SectionProps {
  team: Team
  rights: TeamRights
}
