import { useTranslation } from '../../../i18n/use-translation.js'
import { SectionHeading } from '../section-heading.js'
import type { SectionProps } from '../section-props.js'
import { Setting } from '../setting/setting.js'
import { withState } from '../../page/with-state.js'
import { ApiKeyListView } from './api-key-list-view.js'
import { useApiKeyList } from './use-api-key-list.js'

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
