import { useApp } from '../../hooks/use-app.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import type { Entry } from './entry.js'
import type { PageProps } from '../page/page-props.js'
import { refreshFailedQueries } from '../page/refresh-failed-queries.js'
import { useMutation } from '../../lib/use-mutation.js'
import type { NextPage } from '../../lib/go-to.js'
import { useRedirect } from '../page/use-redirect.js'

export interface EntryActions {
  continue(): void
  signOut(): void
  retry(): void
}

/** What is under way where the form of a page is not shown. */
export interface EntryProgress extends Progress {
  /** The page is being left for the app. */
  readonly isRedirecting: boolean
}

/**
 * What can be done where the form of a page is not shown: go on, sign out, load again.
 *
 * @param next where to go on to, unless the app has said
 */
export function useEntryActions(
  entry: Entry,
  { onEvent, redirectTo }: Pick<PageProps, 'onEvent' | 'redirectTo'>,
  next: NextPage,
): [EntryProgress, EntryActions] {
  const app = useApp()
  const redirect = useRedirect(redirectTo)
  const redirecting = useMutation(onEvent)
  const mutation = useMutation(onEvent)
  const { isBusy, failure } = mutation
  const last = entry.step === 'unavailable' ? entry.failure : (failure ?? redirecting.failure)
  return [
    // While it is tried again, the last failure is no news.
    { isBusy, isRedirecting: redirecting.isBusy, failure: isBusy ? failure : last },
    {
      continue: () => redirecting.run(() => redirect(next)),
      signOut: () =>
        mutation.run(async () => {
          const { confirmed } = await app.signOut({ noRedirect: true })
          onEvent?.({ type: 'signed-out', confirmed })
        }),
      retry: () => mutation.run(() => refreshFailedQueries(app)),
    },
  ]
}
