import { useTranslation } from '../../../i18n/use-translation.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import { Action } from '../setting-parts/mutation-status.js'
import { Setting } from '../setting-parts/setting.js'
import type { useSignOut } from './use-sign-out.js'

export function SignOutView({ state, actions }: ViewProps<typeof useSignOut>) {
  const { text } = useTranslation()
  return (
    <Setting title={text('signOut')} help={text('settingsSignOutHelp')}>
      <Action change={state.leaving} onClick={actions.signOut}>
        {text('signOut')}
      </Action>
    </Setting>
  )
}
