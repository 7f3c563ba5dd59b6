import { ApiKeyTable } from '../../../ui/tables/api-key-table.js'
import { Button } from '../../../ui/forms/button.js'
import { useTranslation } from '../../../i18n/use-translation.js'
import { MutationStatus } from '../setting-parts/mutation-status.js'
import { FailedView, ResourceView } from '../setting-parts/resource-view.js'
import { KeyDialogView } from './key-dialog-view.js'
import { type ViewProps, withState } from '../../page-frame/with-state.js'
import { useApiKeyList } from './use-api-key-list.js'
import { SectionHeading } from '../section-heading.js'
import type { SectionProps } from '../section-props.js'
import { Setting } from '../setting-parts/setting.js'
import { idleMutation } from '../setting-parts/use-setting-mutation.js'

/** Shows a list of API keys, with dialogs to create and revoke them. */
export function ApiKeyListView({ state, actions }: ViewProps<typeof useApiKeyList>) {
  const { text } = useTranslation()
  const { keys, sessions, canCreate, dialog, change } = state
  return (
    <>
      <MutationStatus
        change={dialog ? idleMutation : { ...change, problem: null, failure: null }}
        successText={text('settingsRevokedKey')}
      />
      <ResourceView resource={keys}>
        {(all) => (
          <>
            {canCreate === false ? (
              <p className="lk-note">{text('settingsKeyImpersonated')}</p>
            ) : (
              <div className="lk-buttons">
                <Button isWaiting={!canCreate} onClick={() => actions.open({ step: 'create' })}>
                  {text('settingsKeyCreate')}
                </Button>
              </div>
            )}
            {sessions.status === 'failed' && <FailedView {...sessions} />}
            {all.length === 0 && (
              <div className="lk-note lk-empty">
                <p className="lk-row-title">{text('settingsKeyNone')}</p>
                {canCreate !== false && <p>{text('settingsKeyNoneHelp')}</p>}
              </div>
            )}
            <ApiKeyTable keys={all} onRevoke={(key) => actions.open({ step: 'revoke', key })} />
          </>
        )}
      </ResourceView>
      <KeyDialogView {...{ state, actions }} />
    </>
  )
}

/** The API keys of a user or team. */
export const Keys = withState(useApiKeyList, ApiKeyListView)

/** The section for the API keys of the user. */
export function ApiKeys(props: SectionProps) {
  const { text } = useTranslation()
  const isOffered = props.project.config.allowUserApiKeys
  return (
    <>
      <SectionHeading>{text('settingsKeys')}</SectionHeading>
      {isOffered ? (
        <Setting title={text('settingsKeyList')} help={text('settingsKeysHelp')}>
          <Keys {...props} owner={props.user} />
        </Setting>
      ) : (
        <p className="lk-note">{text('settingsKeysOff')}</p>
      )}
    </>
  )
}
