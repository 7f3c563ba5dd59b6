import type { ProvisioningPage } from '@latchkey/core'
import { useState } from 'react'

/** Returns the rows of a list whose first page is loaded, with a function that appends the next page. */
export function usePages<Item>(
  first: ProvisioningPage<Item>,
  loadPage: (cursor: string) => Promise<ProvisioningPage<Item>>,
) {
  const toList = (page: ProvisioningPage<Item>) => ({
    first,
    rows: [...page],
    nextCursor: page.nextCursor,
  })
  const [list, setList] = useState(() => toList(first))
  // The first page was read again: the next ones can have changed, too.
  if (list.first !== first) setList(toList(first))
  const { rows, nextCursor } = list
  const loadMore = async (cursor: string) => {
    const page = await loadPage(cursor)
    setList({ first, rows: [...rows, ...page], nextCursor: page.nextCursor })
  }
  return { rows, loadMore: nextCursor === null ? null : () => loadMore(nextCursor) }
}
