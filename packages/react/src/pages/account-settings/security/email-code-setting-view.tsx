import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from '../setting-parts/mutation-status.js'
import { Setting } from '../setting-parts/setting.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import type { useEmailCodeSetting } from './use-email-code-setting.js'

export function EmailCodeSettingView({ state, actions }: ViewProps<typeof useEmailCodeSetting>) {
  const { text } = useTranslation()
  const { isOn, isLastMethod, change } = state
  return (
    <Setting title={text('settingsMailCode')} isOn={isOn} help={text('settingsMailCodeHelp')}>
      {isOn && isLastMethod && <p className="lk-help">{text('settingsLastWay')}</p>}
      <Action
        change={change}
        successText={text(isOn ? 'settingsMailCodeEnabled' : 'settingsMailCodeDisabled')}
        isWaiting={isOn && isLastMethod !== false}
        onClick={() => actions.set(!isOn)}
      >
        {text(isOn ? 'settingsMailCodeOff' : 'settingsMailCodeOn')}
      </Action>
    </Setting>
  )
}
