import type { CurrentUser, Project, Session, Team } from '@latchkey/core'
import { type Failure, toFailure } from '../../failure.js'
import { useApp } from '../../hooks/use-app.js'
import { useUserState } from '../../hooks/use-user-state.js'
import type { Progress } from '../../ui/next-step.js'
import { useSnapshot } from '../../use-query.js'
import { useTask } from '../../use-task.js'
import type { PageProps } from '../page-props.js'

export type AccountSettingsState = Progress &
  (
    | { readonly step: 'loading' | 'unavailable' | 'signed-out' }
    | { readonly step: 'open'; readonly user: CurrentUser; readonly project: Project }
  )

export interface AccountSettingsActions {
  retry(): void
}

/** Whether there is somebody whose settings can be shown. */
export function useAccountSettings({
  onEvent,
}: PageProps): [AccountSettingsState, AccountSettingsActions] {
  const app = useApp()
  const project = useSnapshot(app.project)
  const { status, user, error } = useUserState()
  const { isBusy, failure, run } = useTask((failed) => onEvent?.({ type: 'failed', error: failed }))
  const retry = () =>
    run(async () => {
      const failed = [app.project, app.user].filter((query) => query.get().status === 'failed')
      await Promise.all(failed.map((query) => query.refresh()))
    })
  const progress = (known: unknown): Progress => ({
    isBusy,
    // While it is tried again, the last failure is no news.
    failure: isBusy ? null : (failure ?? failureOf(known)),
  })
  const state = (): AccountSettingsState => {
    if (status === 'signed-out' || status === 'anonymous')
      return { ...progress(undefined), step: 'signed-out' }
    const trouble = project.data === undefined ? project.error : error
    if (user && project.data)
      return { ...progress(undefined), step: 'open', user, project: project.data }
    const step = trouble === undefined ? 'loading' : 'unavailable'
    return { ...progress(trouble), step }
  }
  return [state(), { retry }]
}

const failureOf = (error: unknown): Failure | null =>
  error === undefined ? null : toFailure(error)

const noTeams: readonly Team[] = []

/** What the list of sections shows besides the project's own. */
export function useSurroundings(user: CurrentUser): {
  teams: readonly Team[]
  isImpersonated: boolean
} {
  const teams = useSnapshot(user.listTeams.query()).data ?? noTeams
  const sessions = useSnapshot(user.listSessions.query()).data
  return { teams, isImpersonated: sessions !== undefined && isImpersonation(sessions) }
}

/** Sessions of those who act in somebody's name are not in that person's list (protocol, section 3.6). */
export const isImpersonation = (
  sessions: readonly Pick<Session, 'isCurrentSession' | 'isImpersonation'>[],
): boolean => sessions.find((session) => session.isCurrentSession)?.isImpersonation ?? true
