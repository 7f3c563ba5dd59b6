import { useSnapshot } from '@latchkey/react'
import { Command } from 'cmdk'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { useUserSearch } from '../data/use-user-search.js'
import { nameOfTeam } from '../ui/avatar.js'
import { Icon } from '../ui/icons.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { UserItems } from '../ui/lists/user-items.js'
import { type Section, sectionGroups } from './sections.js'

const MAX_TEAMS = 6

const matchesSection = ({ name, keywords = [] }: Section, text: string) =>
  [name, ...keywords].some((word) => word.toLowerCase().includes(text))

interface CommandListProps {
  /** Paths of sections that the service lacks. */
  hidden: readonly string[]
  onDone(): void
}

/** Searches users, teams and pages of the project, and opens the chosen one. */
export function CommandList({ hidden, onDone }: CommandListProps) {
  const { projectId } = useParams()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const text = typed.trim().toLowerCase()
  const users = useUserSearch(typed)
  const teams = useMatchingTeams(text)
  const sections = sectionGroups
    .flatMap((group) => group.sections)
    .filter((section) => !hidden.includes(section.path) && matchesSection(section, text))
  const open = (path: string) => {
    onDone()
    void navigate(`/projects/${projectId}/${path}`)
  }
  // Otherwise, the button that closes the dialog would have the focus.
  useEffect(() => input.current?.focus(), [])
  return (
    <Command className="commands" label="Search" shouldFilter={false} loop>
      <Command.Input
        ref={input}
        placeholder="Users, teams, pages and settings"
        value={typed}
        onValueChange={setTyped}
      />
      {sections.length + users.length + teams.length === 0 && (
        <p className="commands-empty" role="status">
          Nothing matches.
        </p>
      )}
      <Command.List>
        {sections.length > 0 && (
          <Command.Group heading="Pages">
            {sections.map(({ path, name, icon }) => (
              <Command.Item key={path} value={`page ${path}`} onSelect={() => open(path)}>
                <Icon name={icon} />
                {name}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {users.length > 0 && <UserItems entries={users} onChoose={(id) => open(`users/${id}`)} />}
        {teams.length > 0 && (
          <Command.Group heading="Teams">
            {teams.map(({ id, displayName }) => (
              <Command.Item key={id} value={id} onSelect={() => open(`teams/${id}`)}>
                <Icon name="teams" />
                <IsolatedText text={nameOfTeam({ displayName })} />
              </Command.Item>
            ))}
          </Command.Group>
        )}
      </Command.List>
    </Command>
  )
}

/** The first teams whose name or ID matches; none for an empty text. */
function useMatchingTeams(text: string) {
  const { data: teams = [] } = useSnapshot(useAdminQuery(useAdmin(), 'listTeams'))
  if (text === '') return []
  return teams
    .filter(({ id, displayName }) => id === text || displayName.toLowerCase().includes(text))
    .slice(0, MAX_TEAMS)
}
