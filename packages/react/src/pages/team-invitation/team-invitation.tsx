import { useUserState } from '../../hooks/use-user-state.js'
import { texts as asks } from '../../locales/en/asks.js'
import { texts as several } from '../../locales/en/several.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { TeamInvitationView } from './team-invitation-view.js'
import { useTeamInvitation } from './use-team-invitation.js'

export const english = { ...several, ...asks }
export { TeamInvitation as Page }

/** The team invitation page. It begins anew for everybody who signs in or out. */
const TeamInvitation = (props: PageProps) => <Invitation key={useUserState().user?.id} {...props} />

function Invitation(props: PageProps) {
  const [state, actions] = useTeamInvitation(props)
  const { fallback } = props
  return (
    <PageFrame page={props} isBusy={state.step === 'checking'}>
      <TeamInvitationView {...{ state, actions, fallback }} />
    </PageFrame>
  )
}
