import { Field } from '../../../ui/forms/field.js'
import { useWords } from '../../../i18n/words.js'
import { Action } from '../change/action.js'
import { EditForm } from '../change/edit-form.js'
import { ResourceView } from '../change/resource-view.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useOwnName } from './use-own-name.js'

export function OwnNameView({ state: { profile, change }, actions }: ViewProps<typeof useOwnName>) {
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
            <Action change={change} said={text('settingsNameSaved')}>
              {text('settingsSave')}
            </Action>
          </EditForm>
        )}
      </ResourceView>
    </Setting>
  )
}
