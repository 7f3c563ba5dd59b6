import { ForgotPasswordView } from '../../src/pages/forgot-password/forgot-password.js'
import type { ForgotPasswordState } from '../../src/pages/forgot-password/use-forgot-password.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { user, userFields } from '../user.js'
import {
  busy,
  drawPageStates,
  email,
  limited,
  nothing,
  offline,
  still,
  unexpected,
  unreachable,
} from './progress.js'

const form = { ...still, step: 'form', email: '', problem: null } as const
const sentStep = { ...still, step: 'sent', email, resendWait: null, canEdit: true } as const

const states: Record<string, ForgotPasswordState | NotReady> = {
  form,
  loading: { ...busy, step: 'loading' },
  unavailable: { ...unreachable, step: 'unavailable' },
  off: { ...still, step: 'off' },
  'no-email': { ...form, problem: { field: 'email', label: 'emailMissing' } },
  'bad-email': { ...form, problem: { field: 'email', label: 'emailInvalid' } },
  busy: { ...form, ...busy },
  offline: { ...form, ...offline },
  'rate-limited': { ...form, ...limited },
  unexpected: { ...form, ...unexpected },
  'site-not-trusted': { ...form, failure: { kind: 'refused', label: 'siteNotTrusted' } },
  sent: { ...sentStep, resendWait: { seconds: 30, mails: 1 } },
  'sent-long-address': { ...sentStep, email: `${'ada.lovelace.'.repeat(12)}@example.com` },
  'sent-before': sentStep,
  'sending-again': { ...sentStep, ...busy },
  'sent-limited': { ...sentStep, ...limited },
  'signed-in': { ...still, step: 'signed-in', user },
  'signed-in-no-email': {
    ...still,
    step: 'signed-in',
    user: { ...userFields, primaryEmail: null },
  },
}

const actions = { submit: nothing, resend: nothing, edit: nothing, retry: nothing }

export const forgotPassword = drawPageStates(states, { fields: 1, hasLead: true }, (state) => (
  <ForgotPasswordView {...{ state, actions }} />
))
