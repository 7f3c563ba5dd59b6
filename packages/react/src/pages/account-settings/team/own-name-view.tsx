import { Field } from '../../../ui/field.js'
import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { EditForm } from '../edit-form.js'
import { ResourceView } from '../resource-view.js'
import { Setting } from '../setting.js'
import { useFieldError } from '../use-field-error.js'
import type { OwnNameActions, OwnNameState } from './use-own-name.js'

export interface OwnNameViewProps {
  state: OwnNameState
  actions: OwnNameActions
}

export function OwnNameView({ state: { profile, change }, actions }: OwnNameViewProps) {
  const { text } = useWords()
  const errorOf = useFieldError(change.problem)
  return (
    <Setting title={text('settingsOwnName')} help={text('settingsOwnNameHelp')}>
      <ResourceView resource={profile}>
        {({ displayName }) => (
          <EditForm problem={change.problem} onSubmit={actions.save}>
            <Field
              label={text('settingsOwnNameLabel')}
              name="own"
              autoComplete="name"
              defaultValue={displayName ?? ''}
              error={errorOf('own')}
            />
            <Action change={change}>{text('settingsSave')}</Action>
          </EditForm>
        )}
      </ResourceView>
    </Setting>
  )
}
