import { ApiKeyListView } from '../../../src/pages/account-settings/api-keys/api-key-list-view.js'
import { ApiKeys } from '../../../src/pages/account-settings/api-keys/api-keys.js'
import type { ApiKeyListState } from '../../../src/pages/account-settings/api-keys/use-api-key-list.js'
import { SectionHeading } from '../../../src/pages/account-settings/section-heading.js'
import { Setting } from '../../../src/pages/account-settings/setting/setting.js'
import { Said } from '../../said.js'
import { user } from '../../user.js'
import { nothing } from '../progress.js'
import * as given from './fixtures.js'

const list: ApiKeyListState = {
  keys: given.ready(given.keys),
  sessions: given.ready([]),
  canCreate: true,
  dialog: null,
  change: given.idle,
}

const draw = (state: Partial<ApiKeyListState>) =>
  given.inSettings(
    { section: 'api-keys' },
    <>
      <SectionHeading>
        <Said label="settingsKeys" />
      </SectionHeading>
      <Setting title={<Said label="settingsKeyList" />} help={<Said label="settingsKeysHelp" />}>
        <ApiKeyListView
          state={{ ...list, ...state }}
          actions={{ open: nothing, close: nothing, create: nothing, revoke: nothing }}
        />
      </Setting>
    </>,
  )

const create = { dialog: { step: 'create' } } as const
const revoke = { dialog: { step: 'revoke', key: given.keys[1] } } as const
const off = { ...given.project, config: { ...given.project.config, allowUserApiKeys: false } }

export const settingsApiKeys = {
  here: draw({}),
  waiting: draw({ keys: given.loading }),
  failed: draw({ keys: given.failed({ kind: 'unreachable' }) }),
  empty: draw({ keys: given.ready([]) }),
  denied: draw({ keys: given.denied }),
  off: given.inSettings(
    { section: 'api-keys' },
    <ApiKeys user={user} project={off} isImpersonated={false} go={nothing} />,
  ),
  impersonated: draw({ canCreate: false }),
  'sessions-waiting': draw({ sessions: given.loading, canCreate: undefined }),
  'sessions-failed': draw({
    sessions: given.failed({ kind: 'unreachable' }),
    canCreate: undefined,
  }),
  create: draw(create),
  'create-no-name': draw({
    ...create,
    change: given.refused({ field: 'description', label: 'settingsKeyNoName' }),
  }),
  creating: draw({ ...create, change: given.saving }),
  'create-offline': draw({ ...create, change: given.offline }),
  reveal: draw({ dialog: { step: 'reveal', value: `user_${'k3y'.repeat(20)}` } }),
  revoke: draw(revoke),
  revoking: draw({ ...revoke, change: given.saving }),
  'revoke-refused': draw({
    ...revoke,
    change: given.refused({ label: 'settingsKeyStaysPublic' }),
  }),
}
