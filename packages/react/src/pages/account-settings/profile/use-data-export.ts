import { useState } from 'react'
import { useApp } from '../../../lib/use-app.js'
import { saveText } from '../../../lib/platform.js'
import { useOnce } from '../../../lib/use-once.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'
import { useRecentSignIn } from '../../recent-sign-in/use-recent-sign-in.js'
import type { SectionProps } from '../section-props.js'

/** Downloads the data of the user as a file. */
export function useDataExport(props: SectionProps) {
  const { user, onEvent } = props
  const app = useApp()
  const download = useSettingMutation(onEvent)
  const recentSignIn = useRecentSignIn(props)
  /** Whether the service has data exports. */
  const [isOffered, setOffered] = useState(false)
  useOnce(() => void app.supportsFeature('data-export').then(setOffered, () => {}), true)
  const save = () =>
    download.run(async () => {
      const data = await user.exportData()
      saveText('account-data.json', `${JSON.stringify(data, null, 2)}\n`, 'application/json')
    })
  return {
    state: { isOffered, download, recentSignIn },
    actions: { download: () => recentSignIn.require(save) },
  }
}
