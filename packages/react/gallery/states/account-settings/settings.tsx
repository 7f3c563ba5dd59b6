import { FarewellView } from '../../../src/pages/account-settings/settings/settings.js'
import type { FarewellState } from '../../../src/pages/account-settings/settings/use-farewell.js'
import { nothing } from '../progress.js'
import * as given from './fixtures.js'

const farewell: FarewellState = {
  canDelete: true,
  restorableUntil: null,
  phrase: 'ada@example.com',
  isLeaving: false,
  leaving: given.idle,
  deletion: given.idle,
  confirmed: given.confirmed,
}

const until = new Date('2026-12-24T09:30:00Z')

const draw = (state: Partial<FarewellState>) =>
  given.inSettings(
    { section: 'settings' },
    <FarewellView
      state={{ ...farewell, ...state }}
      actions={{ signOut: nothing, leave: nothing, delete: nothing }}
    />,
  )

export const settingsSettings = {
  here: draw({}),
  'no-deletion': draw({ canDelete: false }),
  grace: draw({ restorableUntil: until }),
  'deleting-with-grace': draw({ restorableUntil: until, isLeaving: true }),
  'signing-out': draw({ leaving: given.saving }),
  confirm: draw({ confirmed: { ...given.confirmed, asks: 'sign-in' } }),
  deleting: draw({ isLeaving: true }),
  'deleting-no-email': draw({ isLeaving: true, phrase: null }),
  'deleting-wrong': draw({
    isLeaving: true,
    deletion: given.refused({ field: 'phrase', label: 'settingsDeleteMismatch' }),
  }),
  'deleting-busy': draw({ isLeaving: true, deletion: given.saving }),
  'deleting-failed': draw({ isLeaving: true, deletion: given.unexpected }),
}
