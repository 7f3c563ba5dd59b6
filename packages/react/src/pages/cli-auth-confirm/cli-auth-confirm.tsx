import { texts as asks } from '../../locales/en/asks.js'
import { texts as several } from '../../locales/en/several.js'
import { Frame } from '../../ui/frame.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { CliAuthConfirmView } from './cli-auth-confirm-view.js'
import { useCliAuthConfirm } from './use-cli-auth-confirm.js'

export const english = { ...several, ...asks }
export { CliAuthConfirm as Page }

/** The page that lets a command-line tool in. */
function CliAuthConfirm(props: PageProps) {
  const [state, actions] = useCliAuthConfirm(props)
  const appName = useAppName()
  const { fullPage, slots, labels, fallback } = props
  return (
    <Frame {...{ fullPage, slots, labels, appName }} isBusy={state.step === 'loading'}>
      <CliAuthConfirmView {...{ state, actions, fallback, appName }} />
    </Frame>
  )
}
