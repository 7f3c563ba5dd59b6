import { AccountDeletionView } from '../../../src/pages/account-settings/profile/account-deletion-view.js'
import type { useAccountDeletion } from '../../../src/pages/account-settings/profile/use-account-deletion.js'
import { SectionHeading } from '../../../src/pages/account-settings/section-heading.js'
import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { LabelText } from '../../label-text.js'
import { nothing } from '../progress.js'
import * as fixtures from './fixtures.js'

type AccountDeletionState = ViewProps<typeof useAccountDeletion>['state']

export const deletion: AccountDeletionState = {
  canDelete: true,
  restorableUntil: null,
  phrase: 'ada@example.com',
  isDialogOpen: false,
  deletion: fixtures.idle,
  recentSignIn: fixtures.recentSignIn,
}

const until = new Date('2026-12-24T09:30:00Z')

const draw = (state: Partial<AccountDeletionState>) =>
  fixtures.inSettings(
    { section: 'profile' },
    <>
      <SectionHeading>
        <LabelText label="settingsProfile" />
      </SectionHeading>
      <AccountDeletionView
        state={{ ...deletion, ...state }}
        actions={{ setDialogOpen: nothing, delete: nothing }}
      />
    </>,
  )

export const settingsAccountDeletion = {
  here: draw({}),
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
