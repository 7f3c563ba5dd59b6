import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/audit-log.js'
import { useUserSearch } from '../../data/use-user-search.js'
import { UserItems } from '../../ui/lists/user-items.js'

/** Searches a user by name, email or ID. */
export function ChooseUser({ onChoose }: { onChoose(userId: string): void }) {
  const { text } = useTranslation(texts)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const { entries } = useUserSearch(typed)
  // Otherwise, the button that closes the dialog would have the focus.
  useEffect(() => input.current?.focus(), [])
  return (
    <Command className="commands" label={text('users')} shouldFilter={false}>
      <Command.Input
        ref={input}
        placeholder={text('searchUser')}
        value={typed}
        onValueChange={setTyped}
      />
      {entries.length === 0 && (
        <p className="commands-empty" role="status">
          {typed.trim() === '' ? text('typeToSearch') : text('noUserMatches')}
        </p>
      )}
      <Command.List>
        {entries.length > 0 && <UserItems entries={entries} onChoose={onChoose} />}
      </Command.List>
    </Command>
  )
}
