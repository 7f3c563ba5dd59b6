import type { UserEntry } from '@latchkey/core/admin'
import { Command } from 'cmdk'
import { nameOfUser, UserAvatar } from '../avatar.js'
import { IsolatedText } from '../isolated-text.js'

interface UserItemsProps {
  entries: readonly UserEntry[]
  onChoose(userId: string): void
}

/** The users that a search has returned, as items of a list of commands. */
export const UserItems = ({ entries, onChoose }: UserItemsProps) => (
  <Command.Group heading="Users">
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
