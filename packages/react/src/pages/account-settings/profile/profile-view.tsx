import { Field } from '../../../ui/forms/field.js'
import { PictureField } from '../../../ui/pictures/picture-field.js'
import { useWords } from '../../../i18n/words.js'
import { Action } from '../change/action.js'
import { ChangeLine } from '../change/change-line.js'
import { EditForm } from '../change/edit-form.js'
import { SectionHeading } from '../section-heading.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useProfile } from './use-profile.js'

export function ProfileView({ state, actions }: ViewProps<typeof useProfile>) {
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
        <ChangeLine
          change={picture}
          said={text(pictureUrl === null ? 'settingsPictureRemoved' : 'settingsPictureSaved')}
        />
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
          <Action change={name} tone="primary" said={text('settingsNameSaved')}>
            {text('settingsSave')}
          </Action>
        </EditForm>
      </Setting>
    </>
  )
}
