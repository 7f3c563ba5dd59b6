import type { ClientApp } from '@latchkey/core'
import { useApp } from '../../lib/use-app.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import type { Entry } from './entry.js'
import type { PageProps } from '../page-frame/page-props.js'
import { useMutation } from '../../lib/use-mutation.js'
import type { NextPage } from '../../lib/page-links.js'
import { useRedirect } from '../page-frame/redirects.js'

/** The progress of actions outside of the form. */
export interface EntryProgress extends Progress {
  /** Whether the page is redirecting to the app. */
  readonly isRedirecting: boolean
}

/**
 * Returns the actions outside of the form: continue, sign out, retry.
 *
 * @param next the next page, unless the app passed `redirectTo`
 */
export function useEntryActions(
  entry: Entry,
  { onEvent, redirectTo }: Pick<PageProps, 'onEvent' | 'redirectTo'>,
  next: NextPage,
) {
  const app = useApp()
  const redirect = useRedirect(redirectTo)
  const redirecting = useMutation(onEvent)
  const mutation = useMutation(onEvent)
  const { isBusy, failure } = mutation
  const last = entry.step === 'unavailable' ? entry.failure : (failure ?? redirecting.failure)
  const progress: EntryProgress = {
    isBusy,
    isRedirecting: redirecting.isBusy,
    // Hides the last failure during a retry.
    failure: isBusy ? failure : last,
  }
  return {
    progress,
    actions: {
      continue: () => redirecting.run(() => redirect(next)),
      signOut: () =>
        mutation.run(async () => {
          const { confirmed } = await app.signOut({ noRedirect: true })
          onEvent?.({ type: 'signed-out', confirmed })
        }),
      retry: () => mutation.run(() => refreshFailedQueries(app)),
    },
  }
}

/** Loads the project and the user again if they failed to load. */
export async function refreshFailedQueries({ project, user }: ClientApp): Promise<void> {
  await Promise.all(
    [project, user].map(async (query) => {
      if (query.get().status === 'failed') await query.refresh()
    }),
  )
}
