import type { Team } from '@latchkey/core'
import type { SectionProps } from '../section-props.js'
import type { TeamRights } from './use-team-rights.js'

/** What every part of a team's section is given. */
export interface TeamProps extends SectionProps {
  team: Team
  rights: TeamRights
}
