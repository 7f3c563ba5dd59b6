import { useState } from 'react'
import { heldPasswordProblem } from '../../entry/credentials.js'
import {
  newPasswordProblem,
  refusedPasswordProblem,
  type Strength,
  strengthOf,
} from '../../entry/new-password.js'
import type { Typed } from '../change/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { useAsked } from '../change/use-asked.js'
import { type Changing, useChange } from '../change/use-change.js'
import { type Confirmed, useConfirmed } from '../change/use-confirmed.js'

export interface PasswordState {
  readonly hasPassword: boolean
  /** The username for password managers; null if no address is known. */
  readonly email: string | null
  readonly isOpen: boolean
  readonly strength: Strength
  readonly change: Changing
  readonly confirmed: Confirmed
}

export interface PasswordActions {
  open(): void
  close(): void
  type(password: string): void
  save(typed: Typed): void
}

/** Sets a first password, or changes the existing one. */
export function usePassword(props: SectionProps): [PasswordState, PasswordActions] {
  const { user, onEvent } = props
  const change = useChange(onEvent)
  const confirmed = useConfirmed(props)
  const [isOpen, open] = useAsked(change, confirmed.before)
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
  const save = ({ old = '', password = '' }: Typed) => {
    const held = hasPassword ? heldPasswordProblem(old) : null
    const problem = held ? { ...held, field: 'old' } : newPasswordProblem({ password, email })
    if (problem) return change.refuse(problem)
    change.run(() => send(old, password), {
      PASSWORD_CONFIRMATION_MISMATCH: { field: 'old', label: 'settingsPasswordWrong' },
    })
  }
  return [
    { hasPassword, email, isOpen, strength, change, confirmed },
    {
      open: () => open(true),
      close,
      type: (password) => setStrength(strengthOf({ password, email })),
      save,
    },
  ]
}
