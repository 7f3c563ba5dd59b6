import type { Team } from '@latchkey/core'
import { useState } from 'react'
import { Field } from '../../../ui/forms/field.js'
import { UserText } from '../../../ui/user-text.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { emailProblem, typedEmail } from '../../entry/credentials.js'
import type { PageProps } from '../../page-frame/page-props.js'
import { Action } from '../setting-parts/mutation-status.js'
import { EditForm, type FieldValues } from '../setting-parts/edit-form.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { type ViewProps, withState } from '../../page-frame/with-state.js'

/** The props of `InviteForm`. */
export interface InviteFormProps {
  /** The team to which users are invited. */
  team: Team
  /** Receives what happens in the form, such as an error. */
  onEvent?: PageProps['onEvent']
}

/** Invites a user to a team by email. */
export function useInvite({ team, onEvent }: InviteFormProps) {
  const change = useSettingMutation(onEvent)
  /** The email address that was invited last. The number of invitations empties the field. */
  const [lastInvitation, setLastInvitation] = useState({ invited: '', count: 0 })
  const invite = ({ email: typed = '' }: FieldValues) => {
    const email = typedEmail(typed)
    const problem = emailProblem(email)
    if (problem) return change.setProblem(problem)
    change.run(
      async () => {
        await team.inviteUser({ email })
        setLastInvitation(({ count }) => ({ invited: email, count: count + 1 }))
        onEvent?.({ type: 'mail-sent' })
      },
      {
        SCHEMA_ERROR: { field: 'email', label: 'emailInvalid' },
        TEAM_PERMISSION_REQUIRED: { label: 'settingsDenied' },
      },
    )
  }
  return { state: { change, ...lastInvitation }, actions: { invite } }
}

export function InviteView({ state, actions }: ViewProps<typeof useInvite>) {
  const { text, rich } = useTranslation()
  const { change, invited, count } = state
  return (
    <EditForm problem={change.problem} onSubmit={actions.invite}>
      <Field
        resetCount={count}
        readOnly={change.isBusy}
        label={text('email')}
        name="email"
        type="email"
        autoComplete="off"
        enterKeyHint="send"
        spellCheck={false}
        help={invited !== '' && rich('settingsInvited', { email: <UserText text={invited} /> })}
      />
      <Action change={{ ...change, saved: null }} tone="primary">
        {text('settingsInvite')}
      </Action>
    </EditForm>
  )
}

/** Invites people to a team by email. */
export const InviteForm = withState(useInvite, InviteView)
