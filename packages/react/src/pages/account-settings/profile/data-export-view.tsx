import { useTranslation } from '../../../i18n/use-translation.js'
import type { ViewProps } from '../../page-frame/with-state.js'
import { Action } from '../setting-parts/mutation-status.js'
import { RecentSignInPrompt } from '../../recent-sign-in/recent-sign-in-prompt.js'
import { Setting } from '../setting-parts/setting.js'
import type { useDataExport } from './use-data-export.js'

export function DataExportView({ state, actions }: ViewProps<typeof useDataExport>) {
  const { text } = useTranslation()
  const { isOffered, download, recentSignIn } = state
  if (!isOffered) return null
  return (
    <Setting title={text('settingsExport')} help={text('settingsExportHelp')}>
      <Action
        change={{ ...download, ...recentSignIn }}
        successText={text('settingsExportStarted')}
        onClick={actions.download}
      >
        {text('settingsExportDownload')}
      </Action>
      <RecentSignInPrompt recentSignIn={recentSignIn} />
    </Setting>
  )
}
