import { isLatchkeyError } from '@latchkey/core'
import { isInsecure } from '../../../lib/platform.js'
import type { SectionProps } from '../section-props.js'
import { useAsked } from '../change/use-asked.js'
import { type Change, type Problem, unchanged, useChange } from '../change/use-change.js'
import { useIsLastWay } from './use-is-last-way.js'
import { useVerifyFirst, type VerifyFirst, verifyFirst } from './use-verify-first.js'

export interface PasskeyState {
  readonly hasPasskey: boolean
  /** The app does not offer passkeys any more: one that is there can only be removed. */
  readonly isOffered: boolean
  /** Undefined while nobody knows: then it stays. */
  readonly isLastWay: boolean | undefined
  readonly adding: Change
  readonly removal: Change
  readonly isLeaving: boolean
  readonly verification: VerifyFirst
}

export interface PasskeyActions {
  add(): void
  leave(isLeaving: boolean): void
  remove(): void
}

const given: Problem = { label: 'settingsPasskeyFailed' }
const refusals = {
  PASSKEY_AUTHENTICATION_FAILED: given,
  PASSKEY_REGISTRATION_FAILED: given,
  VERIFICATION_CODE_EXPIRED: { label: 'settingsPasskeyLate' },
  ...verifyFirst,
} as const

const problemOf = (code: unknown): Problem => {
  switch (code) {
    case 'ERROR_CEREMONY_ABORTED':
      return { label: 'settingsPasskeyStopped' }
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return { label: 'settingsPasskeyThere' }
    default:
      return { label: 'settingsPasskeyFailed' }
  }
}

/** The passkey of the account, of which there is one at most. */
export function usePasskey(props: SectionProps): [PasskeyState, PasskeyActions] {
  const { user, project, onEvent } = props
  const change = useChange(onEvent)
  const [isLeaving, leave] = useAsked(change)
  const isLastWay = useIsLastWay(props, { passkeyAuthEnabled: false })
  const verification = useVerifyFirst(props, change)
  const register = async () => {
    const result = await user.registerPasskey()
    if (result.status === 'ok') return
    if (!isLatchkeyError(result.error, 'PASSKEY_WEBAUTHN_ERROR')) throw result.error
    // Browsers have no passkeys on a page without https.
    if (isInsecure()) return { label: 'obstacleInsecure' } as const
    return problemOf(result.error.details.code)
  }
  const remove = async () => {
    await user.update({ passkeyAuthEnabled: false })
    leave(false)
  }
  return [
    {
      hasPasskey: user.passkeyAuthEnabled,
      isOffered: project.config.passkeyEnabled,
      isLastWay,
      // A dialog says how its own attempt went.
      adding: isLeaving ? unchanged : change,
      removal: change,
      isLeaving,
      verification,
    },
    {
      add: () => change.run(register, refusals),
      leave,
      remove: () => change.run(remove),
    },
  ]
}
