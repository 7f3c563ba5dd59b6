import { withState } from '../change/with-state.js'
import { NewTeamView } from './new-team-view.js'
import { useNewTeam } from './use-new-team.js'

export const NewTeam = withState(useNewTeam, NewTeamView)
