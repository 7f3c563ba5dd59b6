import { useState } from 'react'
import type { SectionProps } from '../section-props.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useIsLastMethod } from '../setting-parts/can-sign-in.js'

/** Whether the user can sign in with a code from an email. */
export function useEmailCodeSetting(props: SectionProps) {
  const { user, onEvent } = props
  const change = useSettingMutation(onEvent)
  const [pendingIsOn, setPendingIsOn] = useState(user.otpAuthEnabled)
  /** Undefined while unknown; the method then cannot be turned off. */
  const isLastMethod = useIsLastMethod(props, { otpAuthEnabled: false })
  /** The new value while it is being saved. */
  const isOn = change.isBusy ? pendingIsOn : user.otpAuthEnabled
  return {
    state: { isOn, isLastMethod, change },
    actions: {
      set(otpAuthEnabled: boolean) {
        setPendingIsOn(otpAuthEnabled)
        change.run(() => user.update({ otpAuthEnabled }))
      },
    },
  }
}
