import type { ServerUser } from '@latchkey/core/server'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { useNames } from '../../ui/avatar.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { IsolatedText } from '../../ui/isolated-text.js'

interface DeleteUserProps {
  user: ServerUser
  onConfirm(): Promise<unknown>
}

/** Asks before a user is deleted. */
export function DeleteUser({ user, onConfirm }: DeleteUserProps) {
  const { nameOfUser } = useNames()
  const { text, rich } = useTranslation(texts)
  return (
    <ConfirmButton
      effect="destructive"
      label={text('deleteUser')}
      title={rich('deleteNamedTitle', { name: <IsolatedText text={nameOfUser(user)} /> })}
      confirm={text('deleteUser')}
      onConfirm={onConfirm}
    >
      {text('deleteUserHelp')}
    </ConfirmButton>
  )
}
