import { Field } from '../../../ui/field.js'
import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { EditForm } from '../edit-form.js'
import { ResourceView } from '../resource-view.js'
import { Setting } from '../setting.js'
import type { OwnNameActions, OwnNameState } from './use-own-name.js'

export interface OwnNameViewProps {
  state: OwnNameState
  actions: OwnNameActions
}

export function OwnNameView({ state: { profile, change }, actions }: OwnNameViewProps) {
  const { text } = useWords()
  return (
    <Setting title={text('settingsOwnName')} help={text('settingsOwnNameHelp')}>
      <ResourceView resource={profile}>
        {({ displayName }) => (
          <EditForm problem={change.problem} onSubmit={actions.save}>
            <Field
              label={text('settingsOwnNameLabel')}
              name="own"
              autoComplete="name"
              enterKeyHint="done"
              maxLength={256}
              defaultValue={displayName ?? ''}
            />
            <Action change={change}>{text('settingsSave')}</Action>
          </EditForm>
        )}
      </ResourceView>
    </Setting>
  )
}
