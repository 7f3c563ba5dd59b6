import type { UserEntry } from '@latchkey/core/admin'
import { useEffect, useState } from 'react'
import { useAdmin } from './admin-context.js'

const DEBOUNCE_MILLIS = 150
const MAX_MATCHES = 6

/** Returns the first users whose name, email or ID matches a text; none for an empty text. */
export function useUserSearch(text: string): readonly UserEntry[] {
  const app = useAdmin()
  const query = text.trim()
  const [matches, setMatches] = useState<readonly UserEntry[]>([])
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
      if (isCurrent) setMatches(items)
    }
    // A failed search shows no users: the next letter searches again.
    const timer = setTimeout(
      () => void search().catch(() => isCurrent && setMatches([])),
      DEBOUNCE_MILLIS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [app, query])
  return matches
}
