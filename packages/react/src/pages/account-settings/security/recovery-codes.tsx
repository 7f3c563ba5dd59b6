import { useQueryOf } from '../../../lib/use-query-of.js'
import { useResource } from '../../../lib/use-resource.js'
import { withState } from '../change/with-state.js'
import type { SectionProps } from '../section-props.js'
import { RecoveryCodesView } from './recovery-codes-view.js'
import { useRecoveryCodes } from './use-recovery-codes.js'

const UserRecoveryCodes = withState(useRecoveryCodes, RecoveryCodesView)

export interface RecoveryCodesProps extends SectionProps {
  /** Creates codes at once: the authenticator app was set up on this page. */
  isNew: boolean
}

/** The recovery codes of the account, on a service that has them. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const resource = useResource(useQueryOf(props.user, 'getRecoveryCodes'))
  if (resource.status !== 'ready' || resource.data === null) return null
  return <UserRecoveryCodes {...props} recoveryCodes={resource.data} />
}
