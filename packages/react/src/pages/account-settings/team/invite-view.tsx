import { Field } from '../../../ui/field.js'
import { Given } from '../../../ui/given.js'
import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { EditForm } from '../edit-form.js'
import type { InviteActions, InviteState } from './use-invite.js'

export interface InviteViewProps {
  state: InviteState
  actions: InviteActions
}

export function InviteView({ state, actions }: InviteViewProps) {
  const { text, rich } = useWords()
  const { change, invited, count } = state
  return (
    <EditForm problem={change.problem} onSubmit={actions.invite}>
      <Field
        clearings={count}
        readOnly={change.isBusy}
        label={text('email')}
        name="email"
        type="email"
        autoComplete="off"
        enterKeyHint="send"
        spellCheck={false}
        help={invited !== null && rich('settingsInvited', { email: <Given text={invited} /> })}
      />
      <Action change={{ ...change, saved: null }} tone="primary">
        {text('settingsInvite')}
      </Action>
    </EditForm>
  )
}
