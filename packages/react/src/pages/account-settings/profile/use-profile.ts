import { useState } from 'react'
import { useApp } from '../../../lib/use-app.js'
import { nameOf } from '../../../ui/user-summary.js'
import type { FieldValues } from '../setting/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'

export interface ProfileState {
  readonly displayName: string
  /** The name whose initial is shown if there is no picture. */
  readonly shownAs: string
  /** The new picture while it is being saved. */
  readonly pictureUrl: string | null
  readonly name: SettingMutationState
  readonly picture: SettingMutationState
}

export interface ProfileActions {
  saveName(typed: FieldValues): void
  savePicture(pictureUrl: string | null): void
}

/** The user's name and picture. */
export function useProfile({ user, onEvent }: SectionProps): [ProfileState, ProfileActions] {
  // Both mutations load the user again, so each waits for the last load.
  const app = useApp()
  const name = useSettingMutation(onEvent, () => app.user.load())
  const picture = useSettingMutation(onEvent, () => app.user.load())
  const [newPictureUrl, setNewPictureUrl] = useState<string | null>(null)
  return [
    {
      displayName: user.displayName ?? '',
      shownAs: nameOf(user),
      pictureUrl: picture.isBusy ? newPictureUrl : user.profileImageUrl,
      name,
      picture,
    },
    {
      saveName: ({ name: typed = '' }) =>
        name.run(() => user.update({ displayName: typed.trim() || null })),
      savePicture(profileImageUrl) {
        setNewPictureUrl(profileImageUrl)
        picture.run(() => user.update({ profileImageUrl }))
      },
    },
  ]
}
