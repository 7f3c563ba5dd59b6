import { useState } from 'react'
import { currentPasswordProblem } from '../../entry/credentials.js'
import {
  newPasswordProblem,
  refusedPasswordProblem,
  type Strength,
  strengthOf,
} from '../../entry/new-password.js'
import type { FieldValues } from '../setting/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting/use-mutation-dialog.js'
import { type SettingMutation, useSettingMutation } from '../setting/use-setting-mutation.js'
import { type RecentSignIn, useRecentSignIn } from '../setting/use-recent-sign-in.js'

export interface PasswordState {
  readonly hasPassword: boolean
  /** The username for password managers; null if no address is known. */
  readonly email: string | null
  readonly isOpen: boolean
  readonly strength: Strength
  readonly change: SettingMutation
  readonly recentSignIn: RecentSignIn
}

export interface PasswordActions {
  open(): void
  close(): void
  type(password: string): void
  save(typed: FieldValues): void
}

/** Sets a first password, or changes the existing one. */
export function usePassword(props: SectionProps): [PasswordState, PasswordActions] {
  const { user, onEvent } = props
  const change = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  const [isOpen, open] = useMutationDialog(change, recentSignIn.require)
  const [strength, setStrength] = useState<Strength>('empty')
  const { hasPassword, primaryEmail: email } = user

  const close = () => {
    open(false)
    setStrength('empty')
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
  return [
    { hasPassword, email, isOpen, strength, change, recentSignIn },
    {
      open: () => open(true),
      close,
      type: (password) => setStrength(strengthOf({ password, email })),
      save,
    },
  ]
}
