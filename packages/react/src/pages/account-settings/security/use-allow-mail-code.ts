import { useState } from 'react'
import type { SectionProps } from '../section-props.js'
import { type Change, useChange } from '../change/use-change.js'
import { useIsLastWay } from './use-is-last-way.js'

export interface AllowMailCodeState {
  /** As it will be, while that is being saved. */
  readonly isOn: boolean
  /** Undefined while unknown; the method then cannot be turned off. */
  readonly isLastWay: boolean | undefined
  readonly change: Change
}

export interface AllowMailCodeActions {
  set(isOn: boolean): void
}

/** Whether the user can sign in with a code from an email. */
export function useAllowMailCode(props: SectionProps): [AllowMailCodeState, AllowMailCodeActions] {
  const { user, onEvent } = props
  const change = useChange(onEvent)
  const [wanted, setWanted] = useState(user.otpAuthEnabled)
  const isLastWay = useIsLastWay(props, { otpAuthEnabled: false })
  const isOn = change.isBusy ? wanted : user.otpAuthEnabled
  return [
    { isOn, isLastWay, change },
    {
      set(otpAuthEnabled) {
        setWanted(otpAuthEnabled)
        change.run(() => user.update({ otpAuthEnabled }))
      },
    },
  ]
}
