import type { Query } from '@latchkey/core/query'
import { useEffect } from 'react'

/** Reads a value again when the reader comes back to the window: another tab or another person can have changed it. */
export function useRefreshOnFocus(query: Pick<Query<unknown>, 'refresh'>): void {
  useEffect(() => {
    const refresh = () => void query.refresh()
    window.addEventListener('focus', refresh)
    return () => window.removeEventListener('focus', refresh)
  }, [query])
}
