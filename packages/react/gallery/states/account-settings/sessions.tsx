import { SessionsView } from '../../../src/pages/account-settings/sessions/sessions.js'
import type { useSessionList } from '../../../src/pages/account-settings/sessions/use-session-list.js'
import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { nothing } from '../progress.js'
import * as fixtures from './fixtures.js'

type SessionListState = ViewProps<typeof useSessionList>['state']

const list: SessionListState = {
  sessions: fixtures.ready(fixtures.sessions),
  hasApps: false,
  ending: fixtures.idle,
  isDialogOpen: false,
  ended: 'one',
}

const many = ['', 'b', 'c', 'd'].flatMap((batch) =>
  fixtures.sessions.map((session) => ({ ...session, id: session.id + batch })),
)

/** As a service without the list of devices returns them. */
const withoutDevices = fixtures.sessions.map((session) => ({
  ...session,
  browser: undefined,
  operatingSystem: undefined,
  deviceType: undefined,
  signInMethod: undefined,
  signInProviderId: undefined,
}))

const draw = (state: Partial<SessionListState>) =>
  fixtures.inSettings(
    { section: 'sessions' },
    <SessionsView
      state={{ ...list, ...state }}
      actions={{ revoke: nothing, setDialogOpen: nothing, revokeOthers: nothing }}
    />,
  )

export const settingsSessions = {
  here: draw({}),
  'without-devices': draw({ sessions: fixtures.ready(withoutDevices) }),
  waiting: draw({ sessions: fixtures.loading }),
  failed: draw({ sessions: fixtures.failed({ kind: 'offline' }) }),
  alone: draw({ sessions: fixtures.ready(fixtures.sessions.slice(0, 1)) }),
  many: draw({ sessions: fixtures.ready(many) }),
  saved: draw({ ending: fixtures.saved }),
  'all-ended': draw({ ending: fixtures.saved, ended: 'others' }),
  offline: draw({ ending: fixtures.offline }),
  'rate-limited': draw({ ending: fixtures.limited }),
  asked: draw({ isDialogOpen: true }),
  'asked-with-apps': draw({ isDialogOpen: true, hasApps: true }),
  ending: draw({ isDialogOpen: true, ending: fixtures.saving }),
  'ending-failed': draw({ isDialogOpen: true, ending: fixtures.unexpected }),
}
