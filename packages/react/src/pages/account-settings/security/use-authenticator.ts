import { useEffect, useRef, useState } from 'react'
import { isInsecure, now, randomBytes } from '../../../lib/platform.js'
import { CODE_LENGTH, normalizeCode } from '../../../ui/forms/normalize-code.js'
import type { FieldValues } from '../setting-parts/edit-form.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { idleMutation, useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useRecentSignIn } from '../setting-parts/use-recent-sign-in.js'
import { base32, enrolmentUri, isTotp, SECRET_BYTES } from './totp.js'

/** The secret that an authenticator app needs once. */
export interface Enrolment {
  readonly uri: string
  readonly secret: string
}

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
  /** Increases with each wrong code, which empties the field. */
  const [mistakes, setMistakes] = useState(0)
  const [secret, setSecret] = useSecret()
  const account = user.primaryEmail ?? user.id

  const turnOn = ({ code: typed = '' }: FieldValues) => {
    if (!secret) return
    const code = normalizeCode(typed, 'digits')
    if (code.length !== CODE_LENGTH) return change.setProblem({ field: 'code', label: 'mfaNotSix' })
    // A copy, because an unmount overwrites the secret, possibly before the request is sent.
    const secretCopy = secret.slice()
    change.run(async () => {
      if (!(await isTotp(code, secretCopy, now()))) {
        setMistakes(mistakes + 1)
        return { field: 'code', label: 'settingsAuthenticatorWrong' }
      }
      await user.update({ totpMultiFactorSecret: secretCopy })
      secretCopy.fill(0)
      setSecret(null)
      onTurnedOn?.()
    })
  }
  const remove = async () => {
    await user.update({ totpMultiFactorSecret: null })
    setDialogOpen(false)
  }
  return {
    state: {
      isOn: user.isMultiFactorRequired,
      enrolment: secret && {
        uri: enrolmentUri(secret, project.displayName, account),
        secret: base32(secret),
      },
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
        setSecret(randomBytes(SECRET_BYTES))
      },
      cancel: () => setSecret(null),
      turnOn,
      setDialogOpen,
      remove: () => change.run(remove),
    },
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
