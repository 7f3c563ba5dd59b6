import { Field } from '../../../ui/field.js'
import { PictureField } from '../../../ui/picture-field.js'
import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { ChangeLine } from '../change-line.js'
import { EditForm } from '../edit-form.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../setting.js'
import type { ProfileActions, ProfileState } from './use-profile.js'

export interface ProfileViewProps {
  state: ProfileState
  actions: ProfileActions
}

export function ProfileView({ state, actions }: ProfileViewProps) {
  const { text } = useWords()
  const { displayName, shownAs, pictureUrl, name, picture } = state
  return (
    <>
      <SectionHeading>{text('settingsProfile')}</SectionHeading>
      <Setting title={text('settingsPicture')} help={text('settingsPictureHelp')}>
        <PictureField
          name={shownAs}
          pictureUrl={pictureUrl}
          isBusy={picture.isBusy}
          onChange={actions.savePicture}
        />
        <ChangeLine change={picture} />
      </Setting>
      <Setting>
        <EditForm problem={name.problem} onSubmit={actions.saveName}>
          <Field
            label={text('settingsName')}
            name="name"
            autoComplete="name"
            enterKeyHint="done"
            maxLength={256}
            defaultValue={displayName}
            help={text('settingsNameHelp')}
          />
          <Action change={name} tone="primary">
            {text('settingsSave')}
          </Action>
        </EditForm>
      </Setting>
    </>
  )
}
