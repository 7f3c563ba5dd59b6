import { useWords } from '../../../i18n/words.js'
import type { ViewProps } from '../../page/view-props.js'
import { Action } from '../change/action.js'
import { ConfirmedView } from '../change/confirmed-view.js'
import { Setting } from '../change/setting.js'
import type { useDataExport } from './use-data-export.js'

export function DataExportView({ state, actions }: ViewProps<typeof useDataExport>) {
  const { text } = useWords()
  const { isOffered, download, confirmed } = state
  if (!isOffered) return null
  return (
    <Setting title={text('settingsExport')} help={text('settingsExportHelp')}>
      <Action
        change={{ ...download, ...confirmed }}
        said={text('settingsExportStarted')}
        onClick={actions.download}
      >
        {text('settingsExportDownload')}
      </Action>
      <ConfirmedView confirmed={confirmed} />
    </Setting>
  )
}
