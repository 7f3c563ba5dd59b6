import type { SectionProps } from '../section-props.js'
import { SessionsView } from './sessions-view.js'
import { useSessionList } from './use-session-list.js'

export function Sessions(props: SectionProps) {
  const [state, actions] = useSessionList(props)
  return <SessionsView {...{ state, actions }} />
}
