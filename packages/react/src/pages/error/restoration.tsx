import type { PendingDeletion } from './pending-deletion.js'
import type { PageProps } from '../page/page-props.js'
import { RestorationView } from './restoration-view.js'
import { useRestoration } from './use-restoration.js'

interface RestorationProps extends Pick<PageProps, 'onEvent'> {
  pending: PendingDeletion
}

/** The part of the error page about an account that will be deleted. */
export function Restoration(props: RestorationProps) {
  const [state, actions] = useRestoration(props)
  return <RestorationView {...{ state, actions }} />
}
