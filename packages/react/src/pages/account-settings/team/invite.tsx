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

/** Returns the email addresses in a text, each once. */
const addressesIn = (typed: string): string[] => {
  const addresses = typed.split(/[\s,;]+/).map(typedEmail)
  return [...new Set(addresses)].filter((address) => address !== '')
}

/** Invites users to a team by email. */
export function useInvite({ team, onEvent }: InviteFormProps) {
  const change = useSettingMutation(onEvent)
  /** The addresses that were invited last, and those that are left after a failure. Each count resets the field. */
  const [lastInvitation, setLastInvitation] = useState({ invited: '', remaining: '', count: 0 })
  const invite = ({ email: typed = '' }: FieldValues) => {
    const addresses = addressesIn(typed)
    const problem = emailProblem(addresses.find(emailProblem) ?? addresses[0] ?? '')
    if (problem) return change.setProblem(problem)
    change.run(
      async () => {
        const open = [...addresses]
        const invited: string[] = []
        try {
          for (const email of addresses) {
            await team.inviteUser({ email })
            invited.push(email)
            open.shift()
            onEvent?.({ type: 'mail-sent' })
          }
        } finally {
          // If nothing was sent, the field and its caret stay as they are.
          if (invited.length > 0)
            setLastInvitation(({ count }) => ({
              invited: invited.join(', '),
              remaining: open.join(', '),
              count: count + 1,
            }))
        }
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
  const { change, invited, remaining, count } = state
  return (
    <EditForm problem={change.problem} onSubmit={actions.invite}>
      <Field
        resetCount={count}
        defaultValue={remaining}
        readOnly={change.isBusy}
        label={text('settingsInviteEmails')}
        name="email"
        type="email"
        multiple
        autoComplete="off"
        enterKeyHint="send"
        spellCheck={false}
        help={
          invited === ''
            ? text('settingsInviteSeveral')
            : rich('settingsInvited', { email: <UserText text={invited} /> })
        }
      />
      <Action change={{ ...change, saved: null }} tone="primary">
        {text('settingsInvite')}
      </Action>
    </EditForm>
  )
}

/** A form that invites users to a team by email. */
export const InviteForm = withState(useInvite, InviteView)
