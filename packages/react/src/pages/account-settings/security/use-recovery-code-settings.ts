import type { RecoveryCodes } from '@latchkey/core'
import { useState } from 'react'
import { useOnce } from '../../../lib/use-once.js'
import { useAsked } from '../change/use-asked.js'
import { type Change, unchanged, useChange } from '../change/use-change.js'
import { type Confirmed, useConfirmed } from '../change/use-confirmed.js'
import type { SectionProps } from '../section-props.js'

export interface RecoveryCodesState {
  /** How many codes are unused. */
  readonly remaining: number
  readonly creation: Change
  /** Whether a dialog asks to replace the codes. */
  readonly isAsked: boolean
  /** The new codes, until the dialog is closed. */
  readonly codes: readonly string[] | null
  readonly confirmed: Confirmed
}

export interface RecoveryCodesActions {
  /** Creates codes; asks first if unused ones would stop working. */
  begin(): void
  create(): void
  /** Closes the dialog. */
  close(): void
}

export interface RecoveryCodesProps extends SectionProps {
  /** Creates codes at once: the authenticator app was set up on this page. */
  isNew: boolean
}

/** Codes that replace the code of the authenticator app once each. */
export function useRecoveryCodeSettings(
  props: RecoveryCodesProps & { recoveryCodes: RecoveryCodes },
): [RecoveryCodesState, RecoveryCodesActions] {
  const { user, recoveryCodes, isNew, onEvent } = props
  const change = useChange(onEvent)
  const confirmed = useConfirmed(props)
  const [isAsked, ask] = useAsked(change, confirmed.before)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const create = () =>
    change.run(async () => {
      setCodes(await user.createRecoveryCodes())
      ask(false)
    })
  useOnce(create, isNew && recoveryCodes.remaining === 0)
  return [
    {
      remaining: recoveryCodes.remaining,
      // The dialog with the codes shows that they were created.
      creation: codes === null ? change : unchanged,
      isAsked,
      codes,
      confirmed,
    },
    {
      begin: () => (recoveryCodes.remaining > 0 ? ask(true) : confirmed.before(create)),
      create,
      close() {
        ask(false)
        setCodes(null)
      },
    },
  ]
}
