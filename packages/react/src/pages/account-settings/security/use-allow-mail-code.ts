import { useState } from 'react'
import { isLastWay } from '../can-sign-in.js'
import type { SectionProps } from '../section-props.js'
import { type Change, useChange } from '../use-change.js'
import { useKnownAddresses } from './use-known-addresses.js'

export interface AllowMailCodeState {
  /** As it will be, while that is being saved. */
  readonly isOn: boolean
  /** Undefined while nobody knows: then it stays. */
  readonly isLastWay: boolean | undefined
  readonly change: Change
}

export interface AllowMailCodeActions {
  set(isOn: boolean): void
}

/** Whether the person can sign in with a code from a mail. */
export function useAllowMailCode({
  user,
  project,
  onEvent,
}: SectionProps): [AllowMailCodeState, AllowMailCodeActions] {
  const change = useChange(onEvent)
  const [wanted, setWanted] = useState(user.otpAuthEnabled)
  const addresses = useKnownAddresses(user)
  const isOn = change.isBusy ? wanted : user.otpAuthEnabled
  const loss = { account: { otpAuthEnabled: false } }
  return [
    { isOn, isLastWay: addresses && isLastWay(user, addresses, project, loss), change },
    {
      set(otpAuthEnabled) {
        setWanted(otpAuthEnabled)
        change.run(() => user.update({ otpAuthEnabled }))
      },
    },
  ]
}
