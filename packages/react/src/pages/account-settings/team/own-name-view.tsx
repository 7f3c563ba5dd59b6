import { Field } from '../../../ui/forms/field.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from '../setting-parts/mutation-status.js'
import { EditForm } from '../setting-parts/edit-form.js'
import { ResourceView } from '../setting-parts/resource-view.js'
import { Setting } from '../setting-parts/setting.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useOwnName } from './use-own-name.js'

export function OwnNameView({ state, actions }: ViewProps<typeof useOwnName>) {
  const { text } = useTranslation()
  const { profile, change, canUpdateTeam } = state
  // The name of the team has the main button of the page, where the user can change it.
  const tone = canUpdateTeam ? 'quiet' : 'primary'
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
            <Action {...{ change, tone }} successText={text('settingsNameSaved')}>
              {text('settingsSave')}
            </Action>
          </EditForm>
        )}
      </ResourceView>
    </Setting>
  )
}
