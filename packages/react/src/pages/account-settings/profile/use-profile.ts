import { useState } from 'react'
import { useApp } from '../../../lib/use-app.js'
import { nameOf } from '../../../ui/user-summary.js'
import type { FieldValues } from '../setting-parts/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'

/** The user's name and picture. */
export function useProfile({ user, onEvent }: SectionProps) {
  // Both mutations load the user again, so each waits for the last load.
  const app = useApp()
  const name = useSettingMutation(onEvent, () => app.user.load())
  const picture = useSettingMutation(onEvent, () => app.user.load())
  const [newPictureUrl, setNewPictureUrl] = useState<string | null>(null)
  return {
    state: {
      displayName: user.displayName ?? '',
      /** The name whose initial is shown if there is no picture. */
      shownAs: nameOf(user),
      /** The new picture while it is being saved. */
      pictureUrl: picture.isBusy ? newPictureUrl : user.profileImageUrl,
      name,
      picture,
    },
    actions: {
      saveName: ({ name: typed = '' }: FieldValues) =>
        name.run(() => user.update({ displayName: typed.trim() || null })),
      savePicture(profileImageUrl: string | null) {
        setNewPictureUrl(profileImageUrl)
        picture.run(() => user.update({ profileImageUrl }))
      },
    },
  }
}
