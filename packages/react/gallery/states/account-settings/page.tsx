import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { AccountSettingsView } from '../../../src/pages/account-settings/account-settings.js'
import type { AccountSettingsState } from '../../../src/pages/account-settings/use-account-settings.js'
import { UnverifiedView } from '../../../src/pages/account-settings/unverified-note.js'
import type { SettingMutationState } from '../../../src/pages/account-settings/setting-parts/use-setting-mutation.js'
import type { NotReady } from '../../../src/pages/page-frame/create-page.js'
import { FailedView } from '../../../src/pages/account-settings/setting-parts/resource-view.js'
import {
  SectionPlaceholder,
  SettingsPlaceholder,
} from '../../../src/pages/account-settings/section-placeholder.js'
import { DataExportView } from '../../../src/pages/account-settings/profile/data-export-view.js'
import type { useDataExport } from '../../../src/pages/account-settings/profile/use-data-export.js'
import { ProfileView } from '../../../src/pages/account-settings/profile/profile.js'
import { SignOutView } from '../../../src/pages/account-settings/profile/sign-out-view.js'
import type { useProfile } from '../../../src/pages/account-settings/profile/use-profile.js'
import { AccountDeletionView } from '../../../src/pages/account-settings/profile/account-deletion-view.js'
import { UrlContext } from '../../../src/lib/use-current-url.js'
import { SettingsSkeleton } from '../../../src/ui/settings-skeleton.js'
import { deletion } from './account-deletion.js'
import { drawPageStates, limited, nothing, offline, still, waiting } from '../progress.js'
import * as fixtures from './fixtures.js'

type DataExportState = ViewProps<typeof useDataExport>['state']
type ProfileState = ViewProps<typeof useProfile>['state']

const unopened: Record<string, AccountSettingsState | NotReady> = {
  loading: { ...still, step: 'loading' },
  unavailable: { ...offline, step: 'unavailable' },
  'unavailable-limited': { ...limited, step: 'unavailable' },
  'signed-out': { ...still, step: 'signed-out' },
}
const profile: ProfileState = {
  displayName: 'Ada Lovelace',
  shownAs: 'Ada Lovelace',
  pictureUrl: null,
  name: fixtures.idle,
  picture: fixtures.idle,
}
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const dataExport: DataExportState = {
  isOffered: true,
  download: fixtures.idle,
  recentSignIn: fixtures.recentSignIn,
}

const draw = (
  state: ProfileState,
  around = {},
  exporting: Partial<DataExportState> = {},
  leaving = fixtures.idle,
) =>
  fixtures.inSettings(
    { section: 'profile' },
    <>
      <ProfileView state={state} actions={{ saveName: nothing, savePicture: nothing }} />
      <SignOutView state={{ leaving }} actions={{ signOut: nothing }} />
      <DataExportView state={{ ...dataExport, ...exporting }} actions={{ download: nothing }} />
      <AccountDeletionView state={deletion} actions={{ setDialogOpen: nothing, delete: nothing }} />
    </>,
    around,
  )

const unverified = (change: SettingMutationState) => (
  <UnverifiedView email="ada@example.com" change={change} onSend={nothing} onDismiss={nothing} />
)

const atProfile = { section: 'profile' } as const

export const accountSettings = {
  ...drawPageStates(unopened, SettingsSkeleton, (state) => (
    <AccountSettingsView state={state} page={{}} />
  )),
  'loading-list': (
    <UrlContext.Provider value="/handler/account-settings">
      <SettingsSkeleton />
    </UrlContext.Provider>
  ),
  'loading-data': (
    <UrlContext.Provider value="/handler/account-settings/profile">
      <SettingsPlaceholder />
    </UrlContext.Provider>
  ),
  list: draw(profile, { isList: true }),
  'odd-team': draw(profile, { isList: true, teams: fixtures.ready(fixtures.oddTeams) }),
  'teams-offline': draw(profile, { isList: true, teams: fixtures.failed({ kind: 'offline' }) }),
  unsaved: draw(profile, { isLeavePromptOpen: true }),
  'lost-elsewhere': draw(profile, {
    missedFailure: { place: { section: 'sessions' }, failure: { kind: 'unreachable' } },
  }),
  unverified: draw(profile, { note: unverified(fixtures.idle) }),
  'unverified-resent': draw(profile, { note: unverified(fixtures.saved) }),
  impersonated: draw(profile, { isImpersonated: true }),
  'section-loading': fixtures.inSettings(atProfile, <SectionPlaceholder section="profile" />),
  'section-broken': fixtures.inSettings(
    atProfile,
    <FailedView failure={{ kind: 'offline' }} isBusy={false} retry={nothing} />,
  ),
}

export const settingsProfile = {
  empty: draw({ ...profile, displayName: '', shownAs: 'ada@example.com' }),
  here: draw(profile),
  picture: draw({ ...profile, pictureUrl: picture }),
  'saving-picture': draw({ ...profile, pictureUrl: picture, picture: fixtures.saving }),
  'picture-offline': draw({ ...profile, picture: fixtures.offline }),
  'saving-name': draw({ ...profile, name: fixtures.saving }),
  saved: draw({ ...profile, name: fixtures.saved }),
  offline: draw({ ...profile, name: fixtures.offline }),
  'rate-limited': draw({ ...profile, name: fixtures.limited }),
  waiting: draw({ ...profile, name: { ...fixtures.saving, failure: waiting.failure } }),
  unexpected: draw({ ...profile, name: fixtures.unexpected }),
  'long-name': draw({ ...profile, displayName: fixtures.markup }),
  'no-export': draw(profile, {}, { isOffered: false }),
  exporting: draw(profile, {}, { download: fixtures.saving }),
  exported: draw(profile, {}, { download: fixtures.saved }),
  'signing-out': draw(profile, {}, {}, fixtures.saving),
  'export-offline': draw(profile, {}, { download: fixtures.offline }),
  'export-confirm': draw(
    profile,
    {},
    { recentSignIn: { ...fixtures.recentSignIn, prompt: 'sign-in' } },
  ),
}
