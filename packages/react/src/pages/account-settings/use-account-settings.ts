import type { CurrentUser, Project } from '@latchkey/core'
import { toFailure } from '../../lib/failure.js'
import { useApp } from '../../hooks/use-app.js'
import { useUserState } from '../../hooks/use-user-state.js'
import type { Progress } from '../../ui/forms/next-step.js'
import { useSnapshot } from '../../lib/use-query.js'
import type { Unready } from '../page/page-of.js'
import type { PageProps } from '../page/page-props.js'
import { refreshFailed } from '../page/refresh-failed.js'
import { useTask } from '../../lib/use-task.js'

export type AccountSettingsState = Progress &
  (
    | { readonly step: 'signed-out' }
    | { readonly step: 'open'; readonly user: CurrentUser; readonly project: Project }
  )

export interface AccountSettingsActions {
  retry(): void
}

/** Whether a user is signed in whose settings can be shown. */
export function useAccountSettings({
  onEvent,
}: PageProps): [AccountSettingsState | Unready, AccountSettingsActions] {
  const app = useApp()
  const project = useSnapshot(app.project)
  const { status, user, error } = useUserState()
  const { isBusy, failure, run } = useTask(onEvent)
  const trouble = project.data === undefined ? project.error : error
  // While it is tried again, the last trouble is no news.
  const last = isBusy || trouble === undefined ? null : toFailure(trouble)
  const progress = { isBusy, failure: failure ?? last }
  const state = (): AccountSettingsState | Unready => {
    if (status === 'signed-out' || status === 'anonymous')
      return { ...progress, step: 'signed-out' }
    if (user && project.data) return { ...progress, step: 'open', user, project: project.data }
    return { ...progress, step: trouble === undefined ? 'loading' : 'unavailable' }
  }
  return [state(), { retry: () => run(() => refreshFailed(app)) }]
}
