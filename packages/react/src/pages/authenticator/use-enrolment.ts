import type { CurrentUser, TotpSetup } from '@latchkey/core'
import { useState } from 'react'
import type { FormProblem } from '../../ui/forms/form.js'
import { CODE_LENGTH, normalizeCode } from '../../ui/forms/normalize-code.js'

export interface EnrolmentProps {
  user: Pick<CurrentUser, 'confirmTotpSetup' | 'startTotpSetup'>
  /** The name of the app, which the authenticator app shows. */
  appName: string
}

/** Sets up an authenticator app for a user. */
export function useEnrolment({ user, appName }: EnrolmentProps) {
  /** Increases with each wrong code, which empties the field. */
  const [mistakes, setMistakes] = useState(0)
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  /** Saves the secret if the authenticator app shows this code. Resolves to the problem if it does not. */
  const save = async (typed: string): Promise<FormProblem | undefined> => {
    const code = normalizeCode(typed, 'digits')
    if (!setup || code.length !== CODE_LENGTH) return { field: 'code', label: 'mfaNotSix' }
    const result = await user.confirmTotpSetup(code, setup)
    if (result.status === 'error') {
      setMistakes(mistakes + 1)
      return { field: 'code', label: 'settingsAuthenticatorWrong' }
    }
    setSetup(null)
    return undefined
  }
  return {
    /** Null until `begin` resolves. */
    setup,
    mistakes,
    begin: async () => setSetup(await user.startTotpSetup({ issuer: appName })),
    cancel: () => setSetup(null),
    save,
  }
}
