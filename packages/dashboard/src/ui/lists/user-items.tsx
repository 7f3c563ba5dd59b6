import type { UserEntry } from '@latchkey/core/admin'
import { Command } from 'cmdk'
import { useTranslation } from '../../i18n/use-translation.js'
import { UserAvatar, useNames } from '../avatar.js'
import { IsolatedText } from '../isolated-text.js'

interface UserItemsProps {
  entries: readonly UserEntry[]
  onChoose(userId: string): void
}

/** The users that a search has returned, as items of a list of commands. */
export function UserItems({ entries, onChoose }: UserItemsProps) {
  const { nameOfUser } = useNames()
  const { text } = useTranslation()
  return (
    <Command.Group heading={text('users')}>
      {entries.map(({ user }) => (
        <Command.Item key={user.id} value={user.id} onSelect={() => onChoose(user.id)}>
          <UserAvatar user={user} />
          <IsolatedText text={nameOfUser(user)} />
          {user.displayName && user.primaryEmail && (
            <IsolatedText className="muted" text={user.primaryEmail} />
          )}
        </Command.Item>
      ))}
    </Command.Group>
  )
}
