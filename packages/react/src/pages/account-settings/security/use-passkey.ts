import type { SectionProps } from '../section-props.js'
import { useAsked } from '../change/use-asked.js'
import { type Change, unchanged, useChange } from '../change/use-change.js'
import { passkeyRefusals, registerPasskey } from './register-passkey.js'
import { useIsLastWay } from './use-is-last-way.js'
import { useVerifyFirst, type VerifyFirst } from './use-verify-first.js'

export interface PasskeyState {
  readonly hasPasskey: boolean
  /** The app does not offer passkeys any more: one that is there can only be removed. */
  readonly isOffered: boolean
  /** Undefined while unknown; the passkey then cannot be removed. */
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

/** The passkey of the account on a service that has no list of passkeys: there is one at most. */
export function usePasskey(props: SectionProps): [PasskeyState, PasskeyActions] {
  const { user, project, onEvent } = props
  const change = useChange(onEvent)
  const [isLeaving, leave] = useAsked(change)
  const isLastWay = useIsLastWay(props, { passkeyAuthEnabled: false })
  const verification = useVerifyFirst(props, change)
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
      add: () => change.run(async () => registerPasskey(user), passkeyRefusals),
      leave,
      remove: () => change.run(remove),
    },
  ]
}
