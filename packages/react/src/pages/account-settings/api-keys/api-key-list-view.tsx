import { ApiKeyTable } from '../../../ui/tables/api-key-table.js'
import { Button } from '../../../ui/forms/button.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Saved } from '../setting/mutation-status.js'
import { FailedView, ResourceView } from '../setting/resource-view.js'
import { KeyDialogView } from './key-dialog-view.js'
import type { ViewProps } from '../../page/with-state.js'
import type { useApiKeyList } from './use-api-key-list.js'

/** Shows a list of API keys, with dialogs to create and revoke them. */
export function ApiKeyListView({ state, actions }: ViewProps<typeof useApiKeyList>) {
  const { text } = useTranslation()
  const { keys, sessions, canCreate, dialog, change } = state
  return (
    <>
      <ResourceView resource={keys}>
        {(all) => (
          <>
            {all.length === 0 && <p className="lk-note lk-empty">{text('settingsKeyNone')}</p>}
            <ApiKeyTable keys={all} onRevoke={(key) => actions.open({ step: 'revoke', key })} />
            {canCreate === false ? (
              <p className="lk-note">{text('settingsKeyImpersonated')}</p>
            ) : (
              <div className="lk-buttons">
                <Button
                  tone="quiet"
                  isWaiting={!canCreate}
                  onClick={() => actions.open({ step: 'create' })}
                >
                  {text('settingsKeyCreate')}
                </Button>
              </div>
            )}
            {sessions.status === 'failed' && <FailedView {...sessions} />}
          </>
        )}
      </ResourceView>
      <Saved since={dialog ? null : change.saved}>{text('settingsRevokedKey')}</Saved>
      <KeyDialogView {...{ state, actions }} />
    </>
  )
}
