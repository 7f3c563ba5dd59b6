import type { CurrentUser, Project, Session } from '@latchkey/core'
import { toFailure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import { useUserState } from '../../hooks/use-user-state.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { useSnapshot } from '../../lib/use-query.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { refreshFailedQueries } from '../entry/use-entry-actions.js'
import { useMutation } from '../../lib/use-mutation.js'
import { useQueryOf } from '../../lib/use-query-of.js'

export type AccountSettingsState = Progress &
  (
    | { readonly step: 'signed-out' }
    | { readonly step: 'open'; readonly user: CurrentUser; readonly project: Project }
  )

/** Loads the user and the project for the settings. */
export function useAccountSettings({ onEvent }: PageProps) {
  const app = useApp()
  const project = useSnapshot(app.project)
  const { status, user, error } = useUserState()
  const { isBusy, failure, run } = useMutation(onEvent)
  const loadError = project.data === undefined ? project.error : error
  // Hides the last failure during a retry.
  const last = isBusy || loadError === undefined ? null : toFailure(loadError)
  const progress = { isBusy, failure: failure ?? last }
  const state = (): AccountSettingsState | NotReady => {
    if (status === 'signed-out' || status === 'anonymous')
      return { ...progress, step: 'signed-out' }
    if (user && project.data) return { ...progress, step: 'open', user, project: project.data }
    return { ...progress, step: loadError === undefined ? 'loading' : 'unavailable' }
  }
  return { state: state(), actions: { retry: () => run(() => refreshFailedQueries(app)) } }
}

/** Whether another person impersonates this user; undefined while unknown. */
export function useIsImpersonated(user: CurrentUser): boolean | undefined {
  const sessions = useSnapshot(useQueryOf(user, 'listSessions')).data
  return sessions && isImpersonation(sessions)
}

/** The service leaves impersonation sessions out of the user's list of sessions. */
export const isImpersonation = (
  sessions: readonly Pick<Session, 'isCurrentSession' | 'isImpersonation'>[],
): boolean => sessions.find((session) => session.isCurrentSession)?.isImpersonation ?? true
