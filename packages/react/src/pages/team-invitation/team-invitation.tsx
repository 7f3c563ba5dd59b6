import { useUserState } from '../../hooks/use-user-state.js'
import { texts as asks } from '../../locales/en/asks.js'
import { texts as several } from '../../locales/en/several.js'
import { type LoadedProps, pageOf } from '../page/page-of.js'
import { TeamInvitationView } from './team-invitation-view.js'
import { useTeamInvitation } from './use-team-invitation.js'

export const english = { ...several, ...asks }
export { TeamInvitation as Page }

const Invitation = pageOf(useTeamInvitation, TeamInvitationView)

/** The team invitation page. It starts again when a user signs in or out. */
const TeamInvitation = (props: LoadedProps) => (
  <Invitation key={useUserState().user?.id} {...props} />
)
