import type { ConnectedApp } from '@latchkey/core'
import { ConnectedAppsView } from '../../../src/pages/account-settings/connected-apps/connected-apps.js'
import type { useConnectedApps } from '../../../src/pages/account-settings/connected-apps/use-connected-apps.js'
import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { nothing } from '../progress.js'
import * as fixtures from './fixtures.js'

type ConnectedAppsState = ViewProps<typeof useConnectedApps>['state']

const API = 'https://app.example.com/api/notes'

const apps = [
  {
    clientId: 'planner',
    clientName: 'Planner',
    isVerified: true,
    host: 'planner.example.com',
    scopes: [
      { id: 'openid', resource: null, description: null },
      { id: 'email', resource: null, description: null },
      { id: 'notes:read', resource: API, description: 'Read your notes' },
    ],
    connectedAt: fixtures.before(40 * fixtures.DAY),
    lastUsedAt: fixtures.before(3 * fixtures.MINUTE),
    disconnect: async () => {},
  },
  {
    clientId: 'assistant',
    clientName: 'An assistant with a long name that its makers have chosen',
    isVerified: false,
    host: null,
    scopes: [
      { id: 'notes:read', resource: API, description: 'Read your notes' },
      { id: 'notes:write', resource: API, description: 'Change and delete your notes' },
      { id: 'offline_access', resource: null, description: null },
    ],
    connectedAt: fixtures.before(fixtures.DAY),
    lastUsedAt: null,
    disconnect: async () => {},
  },
] as Partial<ConnectedApp>[] as ConnectedApp[]

const list: ConnectedAppsState = {
  apps: fixtures.ready(apps),
  change: fixtures.idle,
  selected: null,
}

const draw = (state: Partial<ConnectedAppsState>) =>
  fixtures.inSettings(
    { section: 'connected-apps' },
    <ConnectedAppsView
      state={{ ...list, ...state }}
      actions={{ open: nothing, close: nothing, disconnect: nothing }}
    />,
  )

const selected = apps[0] ?? null

export const settingsConnectedApps = {
  here: draw({}),
  none: draw({ apps: fixtures.ready([]) }),
  failed: draw({ apps: fixtures.failed({ kind: 'offline' }) }),
  saved: draw({ change: fixtures.saved }),
  asked: draw({ selected }),
  ending: draw({ selected, change: fixtures.saving }),
  'ending-failed': draw({ selected, change: fixtures.unexpected }),
}
