import type { CurrentUser } from '@latchkey/core'
import { useEffect, useRef, useState } from 'react'
import { now, randomBytes } from '../../lib/platform.js'
import type { FormProblem } from '../../ui/forms/form.js'
import { CODE_LENGTH, normalizeCode } from '../../ui/forms/normalize-code.js'
import { base32, enrolmentUri, isTotp, SECRET_BYTES } from './totp.js'

/** The secret that an authenticator app needs once. */
export interface Enrolment {
  readonly uri: string
  readonly secret: string
}

export interface EnrolmentProps {
  user: Pick<CurrentUser, 'id' | 'primaryEmail' | 'update'>
  /** The name of the app, which the authenticator app shows. */
  appName: string
}

/** Sets up an authenticator app for a user. */
export function useEnrolment({ user, appName }: EnrolmentProps) {
  /** Increases with each wrong code, which empties the field. */
  const [mistakes, setMistakes] = useState(0)
  const [secret, setSecret] = useSecret()
  const enrolment: Enrolment | null = secret && {
    uri: enrolmentUri(secret, appName, user.primaryEmail ?? user.id),
    secret: base32(secret),
  }
  /** Saves the secret if the authenticator app shows this code. Resolves to the problem if it does not. */
  const save = async (typed: string): Promise<FormProblem | undefined> => {
    const code = normalizeCode(typed, 'digits')
    if (!secret || code.length !== CODE_LENGTH) return { field: 'code', label: 'mfaNotSix' }
    // A copy, because an unmount overwrites the secret, possibly before the request is sent.
    const secretCopy = secret.slice()
    if (!(await isTotp(code, secretCopy, now()))) {
      setMistakes(mistakes + 1)
      return { field: 'code', label: 'settingsAuthenticatorWrong' }
    }
    await user.update({ totpMultiFactorSecret: secretCopy })
    secretCopy.fill(0)
    setSecret(null)
    return undefined
  }
  return {
    /** Null until `begin` is called. */
    enrolment,
    mistakes,
    begin: () => setSecret(randomBytes(SECRET_BYTES)),
    cancel: () => setSecret(null),
    save,
  }
}

type Secret = Uint8Array<ArrayBuffer> | null

/** Holds a secret, and overwrites its bytes when it is replaced or the page unmounts. */
function useSecret(): [Secret, (secret: Secret) => void] {
  const [secret, setSecret] = useState<Secret>(null)
  const secretRef = useRef<Secret>(null)
  const replace = (next: Secret) => {
    secretRef.current?.fill(0)
    secretRef.current = next
    setSecret(next)
  }
  useEffect(() => () => replace(null), [])
  return [secret, replace]
}
