import { ApiKeyListView, ApiKeys } from '../../../src/pages/account-settings/api-keys/api-keys.js'
import type { useApiKeyList } from '../../../src/pages/account-settings/api-keys/use-api-key-list.js'
import { SectionHeading } from '../../../src/pages/account-settings/section-heading.js'
import { Setting } from '../../../src/pages/account-settings/setting-parts/setting.js'
import { LabelText } from '../../label-text.js'
import { user } from '../../user.js'
import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { nothing } from '../progress.js'
import * as fixtures from './fixtures.js'

type ApiKeyListState = ViewProps<typeof useApiKeyList>['state']

const list: ApiKeyListState = {
  keys: fixtures.ready(fixtures.keys),
  sessions: fixtures.ready([]),
  canCreate: true,
  dialog: null,
  change: fixtures.idle,
}

const draw = (state: Partial<ApiKeyListState>) =>
  fixtures.inSettings(
    { section: 'api-keys' },
    <>
      <SectionHeading>
        <LabelText label="settingsKeys" />
      </SectionHeading>
      <Setting
        title={<LabelText label="settingsKeyList" />}
        help={<LabelText label="settingsKeysHelp" />}
      >
        <ApiKeyListView
          state={{ ...list, ...state }}
          actions={{ open: nothing, close: nothing, create: nothing, revoke: nothing }}
        />
      </Setting>
    </>,
  )

const create = { dialog: { step: 'create' } } as const
const revoke = { dialog: { step: 'revoke', key: fixtures.keys[1] } } as const
const off = { ...fixtures.project, config: { ...fixtures.project.config, allowUserApiKeys: false } }

export const settingsApiKeys = {
  here: draw({}),
  waiting: draw({ keys: fixtures.loading }),
  failed: draw({ keys: fixtures.failed({ kind: 'unreachable' }) }),
  empty: draw({ keys: fixtures.ready([]) }),
  denied: draw({ keys: fixtures.denied }),
  off: fixtures.inSettings(
    { section: 'api-keys' },
    <ApiKeys user={user} project={off} isImpersonated={false} go={nothing} />,
  ),
  impersonated: draw({ canCreate: false }),
  'sessions-waiting': draw({ sessions: fixtures.loading, canCreate: undefined }),
  'sessions-failed': draw({
    sessions: fixtures.failed({ kind: 'unreachable' }),
    canCreate: undefined,
  }),
  create: draw(create),
  'create-no-name': draw({
    ...create,
    change: fixtures.refused({ field: 'description', label: 'settingsKeyNoName' }),
  }),
  creating: draw({ ...create, change: fixtures.saving }),
  'create-offline': draw({ ...create, change: fixtures.offline }),
  reveal: draw({ dialog: { step: 'reveal', value: `user_${'k3y'.repeat(20)}` } }),
  revoke: draw(revoke),
  revoking: draw({ ...revoke, change: fixtures.saving }),
  'revoke-refused': draw({
    ...revoke,
    change: fixtures.refused({ label: 'settingsKeyStaysPublic' }),
  }),
}
