import { SessionsView } from '../../../src/pages/account-settings/sessions/sessions.js'
import type { SessionListState } from '../../../src/pages/account-settings/sessions/use-session-list.js'
import { nothing } from '../progress.js'
import * as given from './fixtures.js'

const list: SessionListState = {
  sessions: given.ready(given.sessions),
  ending: given.idle,
  isDialogOpen: false,
  ended: 'one',
}

const many = ['', 'b', 'c', 'd'].flatMap((batch) =>
  given.sessions.map((session) => ({ ...session, id: session.id + batch })),
)

/** As a service without the list of devices returns them. */
const withoutDevices = given.sessions.map((session) => ({
  ...session,
  browser: undefined,
  operatingSystem: undefined,
  deviceType: undefined,
  signInMethod: undefined,
  signInProviderId: undefined,
}))

const draw = (state: Partial<SessionListState>) =>
  given.inSettings(
    { section: 'sessions' },
    <SessionsView
      state={{ ...list, ...state }}
      actions={{ revoke: nothing, setDialogOpen: nothing, revokeOthers: nothing }}
    />,
  )

export const settingsSessions = {
  here: draw({}),
  'without-devices': draw({ sessions: given.ready(withoutDevices) }),
  waiting: draw({ sessions: given.loading }),
  failed: draw({ sessions: given.failed({ kind: 'offline' }) }),
  alone: draw({ sessions: given.ready(given.sessions.slice(0, 1)) }),
  many: draw({ sessions: given.ready(many) }),
  saved: draw({ ending: given.saved }),
  'all-ended': draw({ ending: given.saved, ended: 'others' }),
  offline: draw({ ending: given.offline }),
  'rate-limited': draw({ ending: given.limited }),
  asked: draw({ isDialogOpen: true }),
  ending: draw({ isDialogOpen: true, ending: given.saving }),
  'ending-failed': draw({ isDialogOpen: true, ending: given.unexpected }),
}
