import { useState } from 'react'
import { useApp } from '../../../hooks/use-app.js'
import { saveText } from '../../../lib/save-text.js'
import { useOnce } from '../../../lib/use-once.js'
import { type Change, useChange } from '../change/use-change.js'
import { type Confirmed, useConfirmed } from '../change/use-confirmed.js'
import type { SectionProps } from '../section-props.js'

export interface DataExportState {
  /** Whether the service has data exports. */
  readonly isOffered: boolean
  readonly download: Change
  readonly confirmed: Confirmed
}

export interface DataExportActions {
  download(): void
}

/** Downloads the data of the user as a file. */
export function useDataExport(props: SectionProps): [DataExportState, DataExportActions] {
  const { user, onEvent } = props
  const app = useApp()
  const download = useChange(onEvent)
  const confirmed = useConfirmed(props)
  const [isOffered, setOffered] = useState(false)
  useOnce(() => void app.supportsFeature('data-export').then(setOffered, () => {}), true)
  const save = () =>
    download.run(async () => {
      const data = await user.exportData()
      saveText('account-data.json', `${JSON.stringify(data, null, 2)}\n`, 'application/json')
    })
  return [{ isOffered, download, confirmed }, { download: () => confirmed.before(save) }]
}
