import { withState } from '../change/with-state.js'
import { SessionsView } from './sessions-view.js'
import { useSessionList } from './use-session-list.js'

export const Sessions = withState(useSessionList, SessionsView)
