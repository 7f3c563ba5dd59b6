import { withState } from '../with-state.js'
import { InviteView } from './invite-view.js'
import { useInvite } from './use-invite.js'

/** Invites people to a team by mail. */
export const InviteForm = withState(useInvite, InviteView)
