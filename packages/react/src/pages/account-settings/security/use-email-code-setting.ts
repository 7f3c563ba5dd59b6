import { useState } from 'react'
import type { SectionProps } from '../section-props.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import { useIsLastMethod } from './use-is-last-method.js'

export interface EmailCodeSettingState {
  /** The new value while it is being saved. */
  readonly isOn: boolean
  /** Undefined while unknown; the method then cannot be turned off. */
  readonly isLastMethod: boolean | undefined
  readonly change: SettingMutationState
}

export interface EmailCodeSettingActions {
  set(isOn: boolean): void
}

/** Whether the user can sign in with a code from an email. */
export function useEmailCodeSetting(
  props: SectionProps,
): [EmailCodeSettingState, EmailCodeSettingActions] {
  const { user, onEvent } = props
  const change = useSettingMutation(onEvent)
  const [pendingIsOn, setPendingIsOn] = useState(user.otpAuthEnabled)
  const isLastMethod = useIsLastMethod(props, { otpAuthEnabled: false })
  const isOn = change.isBusy ? pendingIsOn : user.otpAuthEnabled
  return [
    { isOn, isLastMethod, change },
    {
      set(otpAuthEnabled) {
        setPendingIsOn(otpAuthEnabled)
        change.run(() => user.update({ otpAuthEnabled }))
      },
    },
  ]
}
