import type { CurrentUser } from '@latchkey/core'
import { useAppName } from '../../lib/use-app.js'
import { useEntry } from '../entry/entry.js'
import { type EntryProgress, useEntryActions } from '../entry/use-entry-actions.js'
import type { NotReady } from '../page-frame/create-page.js'
import type { PageProps } from '../page-frame/page-props.js'

export type MfaSetupState = EntryProgress &
  (
    | { readonly step: 'signed-out' }
    | { readonly step: 'open'; readonly user: CurrentUser; readonly appName: string }
  )

/** Loads the user and the project for the page that sets up the required second factor. */
export function useMfaSetup(props: PageProps) {
  const entry = useEntry(false)
  const appName = useAppName() ?? ''
  const { progress, actions } = useEntryActions(entry, props, 'home')
  const state = (): MfaSetupState | NotReady => {
    switch (entry.step) {
      case 'open':
        return { ...progress, step: 'signed-out' }
      case 'signed-in':
        return { ...progress, step: 'open', user: entry.user, appName }
      default:
        return { ...progress, step: entry.step }
    }
  }
  return { state: state(), actions: { retry: actions.retry, signOut: actions.signOut } }
}
