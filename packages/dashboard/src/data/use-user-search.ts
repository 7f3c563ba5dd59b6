import type { UserEntry } from '@latchkey/core/admin'
import { useEffect, useState } from 'react'
import { useAdmin } from './admin-context.js'

const DEBOUNCE_MILLIS = 150
const MAX_MATCHES = 6

interface UserSearch {
  readonly entries: readonly UserEntry[]
  /** Whether the entries are those of an earlier text. */
  readonly isSearching: boolean
}

/** Searches the first users whose name, email or ID matches a text; none for an empty text. */
export function useUserSearch(text: string): UserSearch {
  const app = useAdmin()
  const query = text.trim()
  const [matches, setMatches] = useState<{
    readonly query: string
    readonly entries: readonly UserEntry[]
  }>({ query: '', entries: [] })
  useEffect(() => {
    let isCurrent = true
    const search = async () => {
      const { items } =
        query === ''
          ? { items: [] }
          : await app.getUserPage({
              query,
              limit: MAX_MATCHES,
              orderBy: 'lastActiveAt',
              desc: true,
            })
      if (isCurrent) setMatches({ query, entries: items })
    }
    // A failed search shows no users: the next letter searches again.
    const timer = setTimeout(
      () => void search().catch(() => isCurrent && setMatches({ query, entries: [] })),
      DEBOUNCE_MILLIS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [app, query])
  return { entries: matches.entries, isSearching: matches.query !== query }
}
