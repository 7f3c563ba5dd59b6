import { Field } from '../../../ui/forms/field.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from '../setting-parts/mutation-status.js'
import { EditForm } from '../setting-parts/edit-form.js'
import { SectionHeading } from '../section-heading.js'
import { PictureSetting } from '../setting-parts/picture-setting.js'
import { Setting } from '../setting-parts/setting.js'
import { type ViewProps, withState } from '../../page-frame/with-state.js'
import { useProfile } from './use-profile.js'
import type { SectionProps } from '../section-props.js'
import { AccountDeletionView } from './account-deletion-view.js'
import { DataExportView } from './data-export-view.js'
import { useAccountDeletion } from './use-account-deletion.js'
import { useDataExport } from './use-data-export.js'
import { SignOutView } from './sign-out-view.js'
import { useSignOut } from './use-sign-out.js'

export function ProfileView({ state, actions }: ViewProps<typeof useProfile>) {
  const { text } = useTranslation()
  const { displayName, shownAs, pictureUrl, name, picture } = state
  return (
    <>
      <SectionHeading>{text('settingsProfile')}</SectionHeading>
      <PictureSetting
        help={text('settingsPictureHelp')}
        name={shownAs}
        pictureUrl={pictureUrl}
        change={picture}
        onChange={actions.savePicture}
      />
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
          <Action change={name} tone="primary" successText={text('settingsNameSaved')}>
            {text('settingsSave')}
          </Action>
        </EditForm>
      </Setting>
    </>
  )
}

const OwnProfile = withState(useProfile, ProfileView)
const DataExport = withState(useDataExport, DataExportView)
const AccountDeletion = withState(useAccountDeletion, AccountDeletionView)
const SignOut = withState(useSignOut, SignOutView)

/** Name and picture of the user, signing out, the download of the user's data, and the deletion of the account. */
export const Profile = (props: SectionProps) => (
  <>
    <OwnProfile {...props} />
    <SignOut {...props} />
    {/* These appear once the service has said what it offers. */}
    <DataExport {...props} />
    <AccountDeletion {...props} />
  </>
)
