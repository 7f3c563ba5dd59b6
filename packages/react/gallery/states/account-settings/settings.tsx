import { DangerZoneView } from '../../../src/pages/account-settings/settings/settings.js'
import type { useDangerZone } from '../../../src/pages/account-settings/settings/use-danger-zone.js'
import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { nothing } from '../progress.js'
import * as fixtures from './fixtures.js'

type DangerZoneState = ViewProps<typeof useDangerZone>['state']

const defaultState: DangerZoneState = {
  isOffered: true,
  canDelete: true,
  restorableUntil: null,
  phrase: 'ada@example.com',
  isDialogOpen: false,
  deletion: fixtures.idle,
  recentSignIn: fixtures.recentSignIn,
}

const until = new Date('2026-12-24T09:30:00Z')

const draw = (state: Partial<DangerZoneState>) =>
  fixtures.inSettings(
    { section: 'settings' },
    <DangerZoneView
      state={{ ...defaultState, ...state }}
      actions={{ setDialogOpen: nothing, delete: nothing }}
    />,
  )

export const settingsSettings = {
  here: draw({}),
  'no-deletion': draw({ isOffered: false, canDelete: false }),
  grace: draw({ restorableUntil: until }),
  'deleting-with-grace': draw({ restorableUntil: until, isDialogOpen: true }),
  confirm: draw({ recentSignIn: { ...fixtures.recentSignIn, prompt: 'sign-in' } }),
  deleting: draw({ isDialogOpen: true }),
  'deleting-no-email': draw({ isDialogOpen: true, phrase: null }),
  'deleting-wrong': draw({
    isDialogOpen: true,
    deletion: fixtures.refused({ field: 'phrase', label: 'settingsDeleteMismatch' }),
  }),
  'deleting-busy': draw({ isDialogOpen: true, deletion: fixtures.saving }),
  'deleting-failed': draw({ isDialogOpen: true, deletion: fixtures.unexpected }),
}
