import type { SectionProps } from '../section-props.js'
import { NewTeamView } from './new-team-view.js'
import { useNewTeam } from './use-new-team.js'

export function NewTeam(props: SectionProps) {
  const [state, actions] = useNewTeam(props)
  return <NewTeamView {...{ state, actions }} />
}
