import type { ClientApp } from '@latchkey/core'

/** Loads the project and the user again if they failed to load. */
export async function refreshFailedQueries({ project, user }: ClientApp): Promise<void> {
  await Promise.all(
    [project, user].map(async (query) => {
      if (query.get().status === 'failed') await query.refresh()
    }),
  )
}
