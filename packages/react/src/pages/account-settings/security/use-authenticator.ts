import { isInsecure } from '../../../lib/platform.js'
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
  const { enrolment, mistakes, begin, cancel, save } = useEnrolment({
    user,
    appName: project.displayName,
  })

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
      enrolment,
      // The dialog shows the result of its own mutation.
      adding: isDialogOpen ? idleMutation : change,
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
        begin()
      },
      cancel,
      turnOn,
      setDialogOpen,
      remove: () => change.run(remove),
    },
  }
}
