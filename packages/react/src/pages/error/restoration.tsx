import type { PendingDeletion } from './pending-deletion.js'
import type { PageProps } from '../page/page-props.js'
import { RestorationView } from './restoration-view.js'
import { useRestoration } from './use-restoration.js'

interface RestorationProps extends Pick<PageProps, 'onEvent'> {
  pending: PendingDeletion
}

/** Shows the question whether to keep an account that waits for its deletion. */
export function Restoration(props: RestorationProps) {
  const [state, actions] = useRestoration(props)
  return <RestorationView {...{ state, actions }} />
}
