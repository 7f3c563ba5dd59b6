import type {
  ContactChannel,
  ContactChannelFields,
  NotificationCategory,
  NotificationCategoryFields,
} from '@latchkey/core'
import { InterruptedChangeNote } from '../../../src/pages/recent-sign-in/recent-sign-in-prompt.js'
import { EmailView } from '../../../src/pages/account-settings/emails/email-view.js'
import { EmailsView } from '../../../src/pages/account-settings/emails/emails.js'
import { PreferencesView } from '../../../src/pages/account-settings/emails/preferences-view.js'
import type { usePreferences } from '../../../src/pages/account-settings/emails/use-preferences.js'
import type { useEmail, useEmails } from '../../../src/pages/account-settings/emails/use-emails.js'
import type { ViewProps } from '../../../src/pages/page-frame/with-state.js'
import { nothing } from '../progress.js'
import * as fixtures from './fixtures.js'

type EmailsState = ViewProps<typeof useEmails>['state']
type EmailState = ViewProps<typeof useEmail>['state']
type PreferencesState = ViewProps<typeof usePreferences>['state']

const spareFields: ContactChannelFields = {
  ...fixtures.addressFields,
  id: '2',
  value: 'lovelace@example.org',
  isVerified: false,
  isPrimary: false,
  usedForAuth: false,
}
const verifiedFields = { ...spareFields, id: '3', value: 'a@example.net', isVerified: true }
const spare = fixtures.asModel<ContactChannel>(spareFields)
const verified = fixtures.asModel<ContactChannel>(verifiedFields)
const markup = fixtures.asModel<ContactChannel>({
  ...verifiedFields,
  id: '4',
  value: `"<script>"@${'x'.repeat(90)}.y`,
})

const emails: EmailsState = {
  addresses: fixtures.ready([fixtures.address, spare, verified, markup]),
  adding: fixtures.idle,
  additions: 0,
  added: 'lovelace@example.org',
  pauses: {},
  recentSignIn: fixtures.recentSignIn,
  removed: null,
}

const email: Omit<EmailState, 'address' | 'usedForAuth'> = {
  change: fixtures.idle,
  isLastMethod: false,
  resendWait: null,
  isSendingEmail: false,
  isEmailSent: false,
  isDialogOpen: false,
  removal: fixtures.idle,
}
const actions = {
  verify: nothing,
  makePrimary: nothing,
  setUsedForAuth: nothing,
  setDialogOpen: nothing,
  remove: nothing,
}

const category = (fields: NotificationCategoryFields) =>
  fixtures.asModel<NotificationCategory>(fields)
const security = category({ id: '1', name: 'Transactional', enabled: true, canDisable: false })
const news = { id: '2', name: 'Marketing', enabled: true, canDisable: true }
const custom = category({
  id: '3',
  name: `"<script>"${'x'.repeat(90)}`,
  enabled: false,
  canDisable: true,
})

const preferences: PreferencesState = {
  isOffered: true,
  categories: fixtures.ready([security, category(news)]),
  change: fixtures.idle,
  changed: null,
}

/** @param first what is the case with the first address, the primary one */
const draw = (
  state: Partial<EmailsState>,
  first: Partial<EmailState> = {},
  preferencesState: Partial<PreferencesState> = {},
  isInterrupted = false,
) =>
  fixtures.inSettings(
    { section: 'emails' },
    <>
      <InterruptedChangeNote isShown={isInterrupted} />
      <EmailsView
        state={{ ...emails, ...state }}
        actions={{ add: nothing, onEmailSent: nothing, onRemoved: nothing }}
      >
        {(address) => (
          <EmailView
            key={address.id}
            state={{
              ...email,
              address,
              usedForAuth: address.usedForAuth,
              ...(address.isPrimary && first),
            }}
            actions={actions}
          />
        )}
      </EmailsView>
      <PreferencesView
        state={{ ...preferences, ...preferencesState }}
        actions={{ toggle: nothing }}
      />
    </>,
  )

const drawPreferences = (state: Partial<PreferencesState>) =>
  draw({ addresses: fixtures.ready([fixtures.address]) }, {}, state)

const changing = (
  change: PreferencesState['change'],
  fields: Partial<NotificationCategoryFields> = {},
) =>
  drawPreferences({
    categories: fixtures.ready([security, category({ ...news, ...fields })]),
    change,
    changed: news.id,
  })

const mailed = { resendWait: { seconds: 30 }, isEmailSent: true, change: fixtures.saved }
const unverified = {
  address: fixtures.asModel<ContactChannel>({ ...fixtures.addressFields, isVerified: false }),
}

export const settingsEmails = {
  usual: draw({ addresses: fixtures.ready([fixtures.address, spare, verified]) }),
  'after-signing-in-again': draw(
    { addresses: fixtures.ready([fixtures.address, verified]) },
    {},
    {},
    true,
  ),
  here: draw({}),
  waiting: draw({ addresses: fixtures.loading }),
  empty: draw({ addresses: fixtures.ready([]) }),
  failed: draw({ addresses: fixtures.failed({ kind: 'unreachable' }) }),
  'failed-limited': draw({ addresses: fixtures.failed({ kind: 'rate-limited', seconds: 28 }) }),
  'last-way': draw({}, { isLastMethod: true }),
  saving: draw({}, { change: fixtures.saving, usedForAuth: false }),
  saved: draw({}, { change: fixtures.saved }),
  taken: draw({}, { change: fixtures.refused({ label: 'settingsEmailTaken' }) }),
  offline: draw({}, { change: fixtures.offline }),
  'rate-limited': draw({}, { change: fixtures.limited, ...unverified }),
  'mail-sent': draw({}, { ...unverified, ...mailed }),
  removing: draw({}, { isDialogOpen: true }),
  'removing-busy': draw({}, { isDialogOpen: true, removal: fixtures.saving }),
  removed: draw({ removed: { seconds: 5 } }),
  'removing-failed': draw({}, { isDialogOpen: true, removal: fixtures.unexpected }),
  confirm: draw({ recentSignIn: { ...fixtures.recentSignIn, prompt: 'sign-in' } }),
  adding: draw({ adding: fixtures.saving }),
  added: draw({ adding: fixtures.saved }),
  'bad-email': draw({ adding: fixtures.refused({ field: 'email', label: 'emailInvalid' }) }),
  twice: draw({ adding: fixtures.refused({ field: 'email', label: 'settingsEmailTwice' }) }),
  preferences: drawPreferences({ categories: fixtures.ready([security, category(news), custom]) }),
  'preferences-waiting': drawPreferences({ categories: fixtures.loading }),
  'preferences-failed': drawPreferences({ categories: fixtures.failed({ kind: 'unreachable' }) }),
  'preferences-empty': drawPreferences({ categories: fixtures.ready([]) }),
  'preferences-saving': changing(fixtures.saving),
  'preferences-offline': changing(fixtures.offline),
  unsubscribed: changing(fixtures.saved, { enabled: false }),
  subscribed: changing(fixtures.saved),
}
