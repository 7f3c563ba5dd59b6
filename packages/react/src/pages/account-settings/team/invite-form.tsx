import type { Team } from '@latchkey/core'
import type { PageProps } from '../../page-props.js'
import { withState } from '../with-state.js'
import { InviteView } from './invite-view.js'
import { useInvite } from './use-invite.js'

export interface InviteFormProps {
  team: Team
  onEvent?: PageProps['onEvent']
}

/** Invites people to a team by mail. */
export const InviteForm = withState(useInvite, InviteView)
