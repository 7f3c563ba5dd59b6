import { OAUTH_PROVIDER_IDS, providerName } from '@latchkey/core/internal'
import { useSnapshot } from '@latchkey/react'
import { Command } from 'cmdk'
import { useLayoutEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { type TextOf, useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { projectRoles, useRole } from '../data/role.js'
import { stateWithDialog } from '../navigation/use-dialog-place.js'
import { useUserSearch } from '../data/use-user-search.js'
import { UserAvatar, useNames } from '../ui/avatar.js'
import { Icon } from '../ui/icons.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { UserItems } from '../ui/lists/user-items.js'
import { actions, type Section, sectionGroups } from './sections.js'

const MAX_TEAMS = 6
const MAX_MEMBERS = 6
/** Of the pages that match a text, so that users and teams are in view below them. */
const MAX_PAGES = 4

/** Returns how well a name matches a text in lower case: least for its beginning, `Infinity` for no match. */
function rank(name: string, query: string): number {
  // Readers do not type what keeps a line from breaking after a hyphen.
  const lower = name.toLowerCase().replaceAll('\u2060', '')
  if (lower.startsWith(query)) return 0
  if (lower.split(/\s+/).some((word) => word.startsWith(query))) return 1
  return lower.includes(query) ? 2 : Infinity
}

/** Returns the keyword of a page that a text is in. */
function matchingKeyword(
  { keywords }: Section,
  query: string,
  text: TextOf<typeof texts>,
): string | undefined {
  if (keywords === undefined) return undefined
  const [first] = text(keywords)
    .split(/[,،、]\s*/)
    .map((keyword) => ({ keyword, rank: rank(keyword, query) }))
    .filter(({ rank: value }) => value < Infinity)
    .toSorted((keyword, other) => keyword.rank - other.rank)
  return first?.keyword
}

interface CommandListProps {
  /** Paths of sections that the reader cannot open. */
  hidden: readonly string[]
  /** The text in the field. */
  typed: string
  onType(typed: string): void
  onDone(): void
}

/** Searches users, teams, members, providers, pages and actions of the project, and opens the chosen one. */
export function CommandList({ hidden, typed, onType, onDone }: CommandListProps) {
  const { nameOfTeam, nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const { projectId } = useParams()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const query = typed.trim().toLowerCase()
  const { entries: users, isSearching } = useUserSearch(typed)
  const teams = useMatchingTeams(query)
  const members = useMatchingMembers(query)
  const providers = matchingProviders(query)
  const rankOf = ({ name }: Section) => rank(text(name), query)
  const allowed = sectionGroups
    .flatMap((group) => group.sections)
    .filter(({ path }) => !hidden.includes(path))
  const named = allowed
    .filter((section) => rankOf(section) < Infinity)
    // Stays in the order of the navigation otherwise.
    .toSorted((section, other) => rankOf(section) - rankOf(other))
    .slice(0, query === '' ? undefined : MAX_PAGES)
  // After the users, whose search takes a moment: the first item stays the first one.
  const others = (isSearching ? [] : allowed).flatMap((section) => {
    const keyword = named.includes(section) ? undefined : matchingKeyword(section, query, text)
    return keyword === undefined ? [] : [{ ...section, keyword }]
  })
  const role = useRole()
  const possible = actions.filter(
    ({ path, name, needs }) =>
      !hidden.includes(path) &&
      projectRoles.indexOf(role) <= projectRoles.indexOf(needs) &&
      rank(text(name), query) < Infinity,
  )
  const matches = [named, possible, providers, users, teams, members, others]
  const open = (path: string, state?: unknown) => {
    onDone()
    void navigate(`/projects/${projectId}/${path}`, { state })
  }
  // The field before it, or else the button that closes the dialog, would have the focus.
  useLayoutEffect(() => input.current?.focus(), [])
  return (
    <Command className="commands" label={text('search')} shouldFilter={false} loop>
      <Command.Input
        ref={input}
        placeholder={text('searchPlaceholder')}
        value={typed}
        onValueChange={onType}
      />
      {!isSearching && matches.every(({ length }) => length === 0) && (
        <p className="commands-empty" role="status">
          {text('nothingMatches')}
        </p>
      )}
      <Command.List>
        {named.length > 0 && (
          <Command.Group heading={text('matchingPages')}>
            {named.map(({ path, name, icon }) => (
              <Command.Item key={path} value={`page ${path}`} onSelect={() => open(path)}>
                <Icon name={icon} />
                {text(name)}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {possible.length > 0 && (
          <Command.Group heading={text('actions')}>
            {possible.map(({ path, name, icon, dialog }) => (
              <Command.Item
                key={dialog}
                value={`action ${dialog}`}
                onSelect={() => open(path, stateWithDialog(dialog))}
              >
                <Icon name={icon} />
                {text(name)}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {providers.length > 0 && (
          <Command.Group heading={text('providers')}>
            {providers.map((id) => (
              <Command.Item
                key={id}
                value={`provider ${id}`}
                onSelect={() => open('providers', stateWithDialog(`provider-${id}`))}
              >
                <Icon name="providers" />
                {providerName(id)}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {users.length > 0 && <UserItems entries={users} onChoose={(id) => open(`users/${id}`)} />}
        {teams.length > 0 && (
          <Command.Group heading={text('teams')}>
            {teams.map(({ id, displayName }) => (
              <Command.Item key={id} value={id} onSelect={() => open(`teams/${id}`)}>
                <Icon name="teams" />
                <IsolatedText text={nameOfTeam({ displayName })} />
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {members.length > 0 && (
          <Command.Group heading={text('projectMembers')}>
            {members.map((member) => (
              <Command.Item
                key={member.id}
                value={`member ${member.id}`}
                onSelect={() => open('members')}
              >
                <UserAvatar user={member} />
                <IsolatedText text={nameOfUser(member)} />
                {member.displayName && member.primaryEmail && (
                  <IsolatedText className="muted" text={member.primaryEmail} />
                )}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {others.length > 0 && (
          <Command.Group heading={text('matchingContents')}>
            {others.slice(0, MAX_PAGES).map(({ path, name, icon, keyword }) => (
              <Command.Item key={path} value={`page ${path}`} onSelect={() => open(path)}>
                <Icon name={icon} />
                <span>{text(name)}</span>
                <span className="muted">{keyword}</span>
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

/** The first members of the project whose name or address matches; none for an empty text. */
function useMatchingMembers(text: string) {
  const { data: members = [] } = useSnapshot(useAdminQuery(useAdmin(), 'listProjectMembers'))
  if (text === '') return []
  return members
    .filter(({ displayName, primaryEmail }) =>
      [displayName, primaryEmail].some((value) => value?.toLowerCase().includes(text)),
    )
    .slice(0, MAX_MEMBERS)
}

/** The providers whose name begins with a text, or a word of it; none for an empty text. */
const matchingProviders = (text: string) =>
  text === '' ? [] : OAUTH_PROVIDER_IDS.filter((id) => rank(providerName(id), text) < 2)
