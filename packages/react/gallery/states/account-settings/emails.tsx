import type {
  ContactChannel,
  ContactChannelFields,
  NotificationCategoryFields,
} from '@latchkey/core'
import { EmailView } from '../../../src/pages/account-settings/emails/email-view.js'
import { EmailsView } from '../../../src/pages/account-settings/emails/emails-view.js'
import { PreferencesView } from '../../../src/pages/account-settings/emails/preferences-view.js'
import type { PreferencesState } from '../../../src/pages/account-settings/emails/use-preferences.js'
import type {
  EmailsState,
  EmailState,
} from '../../../src/pages/account-settings/emails/use-emails.js'
import { nothing } from '../progress.js'
import * as given from './fixtures.js'

const spareFields: ContactChannelFields = {
  ...given.addressFields,
  id: '2',
  value: 'lovelace@example.org',
  isVerified: false,
  isPrimary: false,
  usedForAuth: false,
}
const verifiedFields = { ...spareFields, id: '3', value: 'a@example.net', isVerified: true }
const spare = given.shown<ContactChannel>(spareFields)
const verified = given.shown<ContactChannel>(verifiedFields)
const markup = given.shown<ContactChannel>({
  ...verifiedFields,
  id: '4',
  value: `"<script>"@${'x'.repeat(90)}.y`,
})

const emails: EmailsState = {
  addresses: given.ready([given.address, spare, verified, markup]),
  adding: given.idle,
  additions: 0,
  added: 'lovelace@example.org',
  pauses: {},
  recentSignIn: given.recentSignIn,
  removed: null,
}

const email: Omit<EmailState, 'address' | 'usedForAuth'> = {
  change: given.idle,
  isLastMethod: false,
  sent: null,
  isSendingEmail: false,
  isEmailSent: false,
  isDialogOpen: false,
  removal: given.idle,
}
const actions = {
  verify: nothing,
  makePrimary: nothing,
  setUsedForAuth: nothing,
  setDialogOpen: nothing,
  remove: nothing,
}

const security = { id: '1', name: 'Transactional', enabled: true, canDisable: false }
const news = { id: '2', name: 'Marketing', enabled: true, canDisable: true }
const custom = { id: '3', name: `"<script>"${'x'.repeat(90)}`, enabled: false, canDisable: true }

const preferences: PreferencesState = {
  isOffered: true,
  categories: given.ready([security, news]),
  change: given.idle,
  changed: null,
}

/** @param first what is the case with the first address, the primary one */
const draw = (
  state: Partial<EmailsState>,
  first: Partial<EmailState> = {},
  chosen: Partial<PreferencesState> = {},
) =>
  given.inSettings(
    { section: 'emails' },
    <>
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
      <PreferencesView state={{ ...preferences, ...chosen }} actions={{ toggle: nothing }} />
    </>,
  )

const drawPreferences = (state: Partial<PreferencesState>) =>
  draw({ addresses: given.ready([given.address]) }, {}, state)

const changing = (
  change: PreferencesState['change'],
  fields: Partial<NotificationCategoryFields> = {},
) =>
  drawPreferences({
    categories: given.ready([security, { ...news, ...fields }]),
    change,
    changed: news.id,
  })

const mailed = { sent: { seconds: 30 }, isEmailSent: true, change: given.saved }
const unverified = { address: { ...given.addressFields, isVerified: false } }

export const settingsEmails = {
  usual: draw({ addresses: given.ready([given.address, spare, verified]) }),
  here: draw({}),
  waiting: draw({ addresses: given.loading }),
  empty: draw({ addresses: given.ready([]) }),
  failed: draw({ addresses: given.failed({ kind: 'unreachable' }) }),
  'failed-limited': draw({ addresses: given.failed({ kind: 'rate-limited', seconds: 28 }) }),
  'last-way': draw({}, { isLastMethod: true }),
  saving: draw({}, { change: given.saving, usedForAuth: false }),
  saved: draw({}, { change: given.saved }),
  taken: draw({}, { change: given.refused({ label: 'settingsEmailTaken' }) }),
  offline: draw({}, { change: given.offline }),
  'rate-limited': draw({}, { change: given.limited, ...unverified }),
  'mail-sent': draw({}, { ...unverified, ...mailed }),
  removing: draw({}, { isDialogOpen: true }),
  'removing-busy': draw({}, { isDialogOpen: true, removal: given.saving }),
  removed: draw({ removed: { seconds: 5 } }),
  'removing-failed': draw({}, { isDialogOpen: true, removal: given.unexpected }),
  confirm: draw({ recentSignIn: { ...given.recentSignIn, prompt: 'sign-in' } }),
  adding: draw({ adding: given.saving }),
  added: draw({ adding: given.saved }),
  'bad-email': draw({ adding: given.refused({ field: 'email', label: 'emailInvalid' }) }),
  twice: draw({ adding: given.refused({ field: 'email', label: 'settingsEmailTwice' }) }),
  preferences: drawPreferences({ categories: given.ready([security, news, custom]) }),
  'preferences-waiting': drawPreferences({ categories: given.loading }),
  'preferences-failed': drawPreferences({ categories: given.failed({ kind: 'unreachable' }) }),
  'preferences-empty': drawPreferences({ categories: given.ready([]) }),
  'preferences-saving': changing(given.saving),
  'preferences-offline': changing(given.offline),
  unsubscribed: changing(given.saved, { enabled: false }),
  subscribed: changing(given.saved),
}
