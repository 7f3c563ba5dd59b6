import { useWords } from '../../../words.js'
import { Action } from '../action.js'
import { Setting } from '../setting.js'
import type { AllowMailCodeActions, AllowMailCodeState } from './use-allow-mail-code.js'

export interface AllowMailCodeViewProps {
  state: AllowMailCodeState
  actions: AllowMailCodeActions
}

export function AllowMailCodeView({ state, actions }: AllowMailCodeViewProps) {
  const { text } = useWords()
  const { isOn, isLastWay, change } = state
  return (
    <Setting title={text('settingsMailCode')} isOn={isOn} help={text('settingsMailCodeHelp')}>
      {isOn && isLastWay && <p className="lk-help">{text('settingsLastWay')}</p>}
      <Action
        change={change}
        isWaiting={isOn && isLastWay !== false}
        onClick={() => actions.set(!isOn)}
      >
        {text(isOn ? 'settingsMailCodeOff' : 'settingsMailCodeOn')}
      </Action>
    </Setting>
  )
}
