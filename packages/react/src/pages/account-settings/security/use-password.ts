import { useState } from 'react'
import { currentPasswordProblem } from '../../entry/credentials.js'
import {
  emptyPassword,
  newPasswordProblem,
  refusedPasswordProblem,
  type Strength,
  strengthOf,
} from '../../entry/new-password.js'
import type { FieldValues } from '../setting-parts/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useRecentSignIn } from '../../recent-sign-in/use-recent-sign-in.js'

/** Sets a first password, or changes the existing one. */
export function usePassword(props: SectionProps) {
  const { user, onEvent } = props
  const change = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  const [isOpen, open] = useMutationDialog(change, recentSignIn.require)
  const [strength, setStrength] = useState<Strength>(emptyPassword)
  // Also the username for password managers.
  const { hasPassword, primaryEmail: email } = user

  const close = () => {
    open(false)
    setStrength(emptyPassword)
  }
  const send = async (oldPassword: string, password: string) => {
    const result = hasPassword
      ? await user.updatePassword({ oldPassword, newPassword: password })
      : await user.setPassword({ password })
    if (result.status === 'error') {
      const { error } = result
      switch (error.code) {
        case 'PASSWORD_TOO_SHORT':
        case 'PASSWORD_TOO_LONG':
        case 'PASSWORD_TOO_WEAK':
          onEvent?.({ type: 'refused', code: error.code })
          return refusedPasswordProblem(error)
        default:
          throw error
      }
    }
    close()
  }
  const save = ({ old = '', password = '' }: FieldValues) => {
    const currentProblem = hasPassword ? currentPasswordProblem(old) : null
    const problem = currentProblem
      ? { ...currentProblem, field: 'old' }
      : newPasswordProblem({ password, email })
    if (problem) return change.setProblem(problem)
    change.run(() => send(old, password), {
      PASSWORD_CONFIRMATION_MISMATCH: { field: 'old', label: 'settingsPasswordWrong' },
    })
  }
  return {
    state: { hasPassword, email, isOpen, strength, change, recentSignIn },
    actions: {
      open: () => open(true),
      close,
      type: (password: string) => setStrength(strengthOf({ password, email })),
      save,
    },
  }
}
