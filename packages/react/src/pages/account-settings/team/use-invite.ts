import { useState } from 'react'
import { emailProblem, typedEmail } from '../../credentials.js'
import type { Typed } from '../edit-form.js'
import { type Change, useChange } from '../use-change.js'
import type { PageProps } from '../../page-props.js'
import type { Team } from '@latchkey/core'

export interface InviteFormProps {
  team: Team
  onEvent?: PageProps['onEvent']
}

export interface InviteState {
  readonly change: Change
  /** Who was invited last; the field is empty again then. */
  readonly invited: string | null
  /** Grows with each invitation. */
  readonly count: number
}

export interface InviteActions {
  invite(typed: Typed): void
}

/** Invites people to a team by mail. */
export function useInvite({ team, onEvent }: InviteFormProps): [InviteState, InviteActions] {
  const change = useChange(onEvent)
  const [sent, setSent] = useState<Pick<InviteState, 'invited' | 'count'>>({
    invited: null,
    count: 0,
  })
  const invite = ({ email: typed = '' }: Typed) => {
    const email = typedEmail(typed)
    const problem = emailProblem(email)
    if (problem) return change.refuse(problem)
    change.run(
      async () => {
        await team.inviteUser({ email })
        setSent(({ count }) => ({ invited: email, count: count + 1 }))
        onEvent?.({ type: 'mail-sent' })
      },
      {
        SCHEMA_ERROR: { field: 'email', label: 'emailInvalid' },
        TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' },
      },
    )
  }
  return [{ change, ...sent }, { invite }]
}
