import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { useUserSearch } from '../../data/use-user-search.js'
import { UserItems } from '../../ui/lists/user-items.js'

/** Searches a user by name, email or ID. */
export function ChooseUser({ onChoose }: { onChoose(userId: string): void }) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const entries = useUserSearch(text)
  // Otherwise, the button that closes the dialog would have the focus.
  useEffect(() => input.current?.focus(), [])
  return (
    <Command className="commands" label="Users" shouldFilter={false}>
      <Command.Input
        ref={input}
        placeholder="Name, email or ID"
        value={text}
        onValueChange={setText}
      />
      {entries.length === 0 && (
        <p className="commands-empty" role="status">
          {text.trim() === '' ? 'Type to find a user.' : 'No user matches.'}
        </p>
      )}
      <Command.List>
        {entries.length > 0 && <UserItems entries={entries} onChoose={onChoose} />}
      </Command.List>
    </Command>
  )
}
