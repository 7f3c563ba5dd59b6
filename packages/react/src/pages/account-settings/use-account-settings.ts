import type { CurrentUser, Project } from '@latchkey/core'
import { toFailure } from '../../lib/failure.js'
import { useApp } from '../../lib/use-app.js'
import { useUserState } from '../../hooks/use-user-state.js'
import type { Progress } from '../../ui/forms/primary-action.js'
import { redirectRestrictedUser } from '../../lib/page-links.js'
import { useOnce } from '../../lib/use-once.js'
import { useSnapshot } from '../../lib/use-query.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'
import { refreshFailedQueries } from '../entry/use-entry-actions.js'
import { useMutation } from '../../lib/use-mutation.js'

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

/**
 * Does the same for the page. A user without the second factor that the project requires can change nothing else, so the
 * page leads to its setup.
 */
export function useAccountSettingsPage(props: PageProps) {
  const app = useApp()
  const { state, actions } = useAccountSettings(props)
  const { isBusy, failure, run } = useMutation(props.onEvent)
  const reason = state.step === 'open' ? state.user.restrictedReason?.type : undefined
  const isFactorMissing = reason === 'second_factor_required'
  const redirect = () => run(() => redirectRestrictedUser(app, 'mfaSetup'))
  useOnce(redirect, isFactorMissing)
  if (!isFactorMissing) return { state, actions }
  const step = failure && !isBusy ? 'unavailable' : 'loading'
  return { state: { step, isBusy, failure } as const, actions: { retry: redirect } }
}
