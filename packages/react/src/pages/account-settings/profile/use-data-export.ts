import { useState } from 'react'
import { useApp } from '../../../lib/use-app.js'
import { saveText } from '../../../lib/save-text.js'
import { useOnce } from '../../../lib/use-once.js'
import { type SettingMutationState, useSettingMutation } from '../setting/use-setting-mutation.js'
import { type RecentSignIn, useRecentSignIn } from '../setting/use-recent-sign-in.js'
import type { SectionProps } from '../section-props.js'

export interface DataExportState {
  /** Whether the service has data exports. */
  readonly isOffered: boolean
  readonly download: SettingMutationState
  readonly recentSignIn: RecentSignIn
}

export interface DataExportActions {
  download(): void
}

/** Downloads the data of the user as a file. */
export function useDataExport(props: SectionProps): [DataExportState, DataExportActions] {
  const { user, onEvent } = props
  const app = useApp()
  const download = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  const [isOffered, setOffered] = useState(false)
  useOnce(() => void app.supportsFeature('data-export').then(setOffered, () => {}), true)
  const save = () =>
    download.run(async () => {
      const data = await user.exportData()
      saveText('account-data.json', `${JSON.stringify(data, null, 2)}\n`, 'application/json')
    })
  return [{ isOffered, download, recentSignIn }, { download: () => recentSignIn.require(save) }]
}
