import { isInsecure } from '../../../lib/platform.js'
import { useMutation } from '../../../lib/use-mutation.js'
import { combineProgress } from '../../../ui/forms/primary-action.js'
import { useEnrolment } from '../../authenticator/use-enrolment.js'
import { useRecentSignIn } from '../../recent-sign-in/use-recent-sign-in.js'
import type { SectionProps } from '../section-props.js'
import type { FieldValues } from '../setting-parts/edit-form.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { idleMutation, useSettingMutation } from '../setting-parts/use-setting-mutation.js'

export interface AuthenticatorProps extends SectionProps {
  /** Called after the app was set up. */
  onTurnedOn?: () => void
}

/** Returns the state and actions of the authenticator app setting. */
export function useAuthenticator(props: AuthenticatorProps) {
  const { user, project, onEvent, onTurnedOn } = props
  const change = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  const [isDialogOpen, setDialogOpen] = useMutationDialog(change, recentSignIn.require)
  const { setup, mistakes, begin, cancel, save } = useEnrolment({
    user,
    appName: project.displayName,
  })

  const start = useMutation(onEvent)

  const turnOn = ({ code = '' }: FieldValues) =>
    change.run(async () => {
      const problem = await save(code)
      if (!problem) onTurnedOn?.()
      return problem
    })
  const remove = async () => {
    await user.update({ totpMultiFactorSecret: null })
    setDialogOpen(false)
  }
  return {
    state: {
      isOn: user.isMultiFactorRequired,
      setup,
      // The dialog shows the result of its own mutation.
      adding: isDialogOpen ? idleMutation : { ...change, ...combineProgress(change, start) },
      mistakes,
      removal: change,
      isDialogOpen,
      recentSignIn,
    },
    actions: {
      begin() {
        change.reset()
        // Checking the first code needs crypto.subtle.
        if (isInsecure()) return change.setProblem({ label: 'obstacleInsecure' })
        start.run(begin)
      },
      cancel,
      turnOn,
      setDialogOpen,
      remove: () => change.run(remove),
    },
  }
}
