import type { ConnectedApp } from '@latchkey/core'
import { useState } from 'react'
import { useQueryOf } from '../../../lib/use-query-of.js'
import { useResource } from '../../../lib/use-resource.js'
import type { SectionProps } from '../section-props.js'
import { useMutationDialog } from '../setting-parts/use-mutation-dialog.js'
import { useSettingMutation } from '../setting-parts/use-setting-mutation.js'

/** Returns the apps that the user has connected, with the actions that disconnect one. */
export function useConnectedApps({ user, onEvent }: SectionProps) {
  const apps = useResource(useQueryOf(user, 'listConnectedApps'))
  const change = useSettingMutation(onEvent)
  const [isOpen, setOpen] = useMutationDialog(change)
  const [selected, setSelected] = useState<ConnectedApp | null>(null)
  return {
    state: {
      apps,
      change,
      /** The app that the dialog is about; null if it is closed. */
      selected: isOpen ? selected : null,
    },
    actions: {
      open(app: ConnectedApp) {
        setSelected(app)
        setOpen(true)
      },
      close: () => setOpen(false),
      disconnect: () =>
        change.run(async () => {
          await selected?.disconnect()
          setOpen(false)
        }),
    },
  }
}
