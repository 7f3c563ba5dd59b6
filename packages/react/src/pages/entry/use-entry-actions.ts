import { useApp } from '../../hooks/use-app.js'
import type { Progress } from '../../ui/forms/next-step.js'
import type { Entry } from './entry.js'
import type { PageProps } from '../page/page-props.js'
import { refreshFailed } from '../page/refresh-failed.js'
import { useTask } from '../../lib/use-task.js'
import type { Departure } from '../../lib/go-to.js'
import { useLeave } from '../page/use-leave.js'

export interface EntryActions {
  continue(): void
  signOut(): void
  retry(): void
}

/** What is under way where the form of a page is not shown. */
export interface EntryProgress extends Progress {
  /** The page is being left for the app. */
  readonly isLeaving: boolean
}

/**
 * What can be done where the form of a page is not shown: go on, sign out, load again.
 *
 * @param next where to go on to, unless the app has said
 */
export function useEntryActions(
  entry: Entry,
  { onEvent, redirectTo }: Pick<PageProps, 'onEvent' | 'redirectTo'>,
  next: Departure,
): [EntryProgress, EntryActions] {
  const app = useApp()
  const leave = useLeave(redirectTo)
  const leaving = useTask(onEvent)
  const task = useTask(onEvent)
  const { isBusy, failure } = task
  const last = entry.step === 'unavailable' ? entry.failure : (failure ?? leaving.failure)
  return [
    // While it is tried again, the last failure is no news.
    { isBusy, isLeaving: leaving.isBusy, failure: isBusy ? failure : last },
    {
      continue: () => leaving.run(() => leave(next)),
      signOut: () =>
        task.run(async () => {
          const { confirmed } = await app.signOut({ noRedirect: true })
          onEvent?.({ type: 'signed-out', confirmed })
        }),
      retry: () => task.run(() => refreshFailed(app)),
    },
  ]
}
