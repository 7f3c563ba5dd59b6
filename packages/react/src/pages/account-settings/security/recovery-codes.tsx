import { useQueryOf } from '../../../lib/use-query-of.js'
import { useResource } from '../../../lib/use-resource.js'
import { withState } from '../../page/with-state.js'
import { RecoveryCodesView } from './recovery-codes-view.js'
import { type RecoveryCodesProps, useRecoveryCodeSettings } from './use-recovery-code-settings.js'

const UserRecoveryCodes = withState(useRecoveryCodeSettings, RecoveryCodesView)

/** The recovery codes of the account, on a service that has them. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const resource = useResource(useQueryOf(props.user, 'getRecoveryCodes'))
  if (resource.status !== 'ready' || resource.data === null) return null
  return <UserRecoveryCodes {...props} recoveryCodes={resource.data} />
}
