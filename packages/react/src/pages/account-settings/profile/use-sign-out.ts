import type { SectionProps } from '../section-props.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'

/** Signs the user out on this device. */
export function useSignOut({ user, onEvent }: SectionProps) {
  const leaving = useSettingMutation(onEvent)
  const signOut = () =>
    leaving.run(async () => {
      const { confirmed } = await user.signOut()
      onEvent?.({ type: 'signed-out', confirmed })
    })
  return { state: { leaving }, actions: { signOut } }
}
