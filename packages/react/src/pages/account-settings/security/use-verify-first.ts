import type { SectionProps } from '../section-props.js'
import {
  type SettingMutationState,
  type SettingMutation,
  useSettingMutation,
} from '../setting/use-setting-mutation.js'

/** The prompt to verify the primary email address before adding a passkey or an authenticator app. */
export interface VerifyFirst {
  readonly isNeeded: boolean
  readonly email: string | null
  readonly sending: SettingMutationState
  send(): void
}

const label = 'settingsVerifyFirst'

/** The problem of a change that requires a verified email address. */
export const verifyFirst = { EMAIL_NOT_VERIFIED: { label } } as const

/** Sends the verification email after a change was refused because the address is not verified. */
export function useVerifyFirst(
  { user, onEvent }: SectionProps,
  refused: SettingMutation,
): VerifyFirst {
  const sending = useSettingMutation(onEvent)
  const send = async () => {
    const result = await user.sendVerificationEmail()
    if (result.status === 'ok') return onEvent?.({ type: 'mail-sent' })
    if (result.error.code !== 'EMAIL_ALREADY_VERIFIED') throw result.error
    // Verified in another tab: the change can be tried again.
    refused.reset()
  }
  return {
    isNeeded: refused.problem?.label === label,
    email: user.primaryEmail,
    sending,
    send: () => sending.run(send),
  }
}
