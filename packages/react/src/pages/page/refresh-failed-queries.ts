import type { ClientApp } from '@latchkey/core'

/** Reads again what every page needs to begin, as far as it could not be read. */
export async function refreshFailedQueries({ project, user }: ClientApp): Promise<void> {
  await Promise.all(
    [project, user].map(async (query) => {
      if (query.get().status === 'failed') await query.refresh()
    }),
  )
}
