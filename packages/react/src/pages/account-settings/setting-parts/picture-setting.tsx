import { PictureField, type PictureFieldProps } from '../../../ui/pictures/picture-field.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { MutationStatus } from './mutation-status.js'
import { Setting } from './setting.js'
import type { SettingMutationState } from './use-setting-mutation.js'

export interface PictureSettingProps extends Omit<PictureFieldProps, 'isBusy'> {
  /** The sentence that says who sees the picture. */
  help: string
  change: SettingMutationState
}

/** The picture of a user or a team. */
export function PictureSetting({ help, change, ...field }: PictureSettingProps) {
  const { text } = useTranslation()
  return (
    <Setting title={text('settingsPicture')} help={help}>
      <PictureField {...field} isBusy={change.isBusy} />
      <MutationStatus
        change={change}
        successText={text(
          field.pictureUrl === null ? 'settingsPictureRemoved' : 'settingsPictureSaved',
        )}
      />
    </Setting>
  )
}
