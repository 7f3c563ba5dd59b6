import { useQueryOf } from '../../../../lib/use-query-of.js'
import { useResource } from '../../../../lib/use-resource.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { ResourceView } from '../../setting-parts/resource-view.js'
import { Setting } from '../../setting-parts/setting.js'
import { withState } from '../../../page-frame/with-state.js'
import type { SectionProps } from '../../section-props.js'
import { PasskeyListView } from './passkey-list-view.js'
import { PasskeyView } from './passkey-view.js'
import { usePasskey } from './use-passkey.js'
import { usePasskeyList } from './use-passkey-list.js'

const OnePasskey = withState(usePasskey, PasskeyView)
const PasskeyList = withState(usePasskeyList, PasskeyListView)

/** The passkeys of the account: a list, or on a service without a list the one passkey. */
export function Passkeys(props: SectionProps) {
  const { text } = useTranslation()
  const resource = useResource(useQueryOf(props.user, 'listPasskeys'))
  if (resource.status !== 'ready')
    return (
      <Setting title={text('settingsPasskeys')}>
        <ResourceView resource={resource}>{() => null}</ResourceView>
      </Setting>
    )
  if (resource.data === null) return <OnePasskey {...props} />
  return <PasskeyList {...props} passkeys={resource.data} />
}
