import { useWords } from '../../../i18n/words.js'
import { Action } from '../change/action.js'
import { Setting } from '../change/setting.js'
import type { ViewProps } from '../../page/view-props.js'
import type { useAllowMailCode } from './use-allow-mail-code.js'

export function AllowMailCodeView({ state, actions }: ViewProps<typeof useAllowMailCode>) {
  const { text } = useWords()
  const { isOn, isLastWay, change } = state
  return (
    <Setting title={text('settingsMailCode')} isOn={isOn} help={text('settingsMailCodeHelp')}>
      {isOn && isLastWay && <p className="lk-help">{text('settingsLastWay')}</p>}
      <Action
        change={change}
        said={text(isOn ? 'settingsMailCodeEnabled' : 'settingsMailCodeDisabled')}
        isWaiting={isOn && isLastWay !== false}
        onClick={() => actions.set(!isOn)}
      >
        {text(isOn ? 'settingsMailCodeOff' : 'settingsMailCodeOn')}
      </Action>
    </Setting>
  )
}
