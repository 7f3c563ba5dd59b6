import { MagicLinkCallbackView } from '../../src/pages/magic-link-callback/magic-link-callback.js'
import type { MagicLinkState } from '../../src/pages/magic-link-callback/use-magic-link-callback.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { user } from '../user.js'
import { busy, drawPageStates, limited, nothing, offline, still, waiting } from './progress.js'

const ask = { ...still, step: 'ask', replaced: null, isFromElsewhere: false } as const

const states: Record<string, MagicLinkState | NotReady> = {
  'no-code': { ...still, step: 'no-code' },
  checking: { ...busy, step: 'loading' },
  waiting: { ...waiting, step: 'loading' },
  unavailable: { ...offline, step: 'unavailable' },
  ask,
  'asked-elsewhere': { ...ask, isFromElsewhere: true },
  'other-user': { ...ask, replaced: user },
  'other-user-and-asked-elsewhere': { ...ask, replaced: user, isFromElsewhere: true },
  'signing-in': { ...ask, ...busy },
  'sign-in-offline': { ...ask, ...offline },
  'rate-limited': { ...ask, ...limited },
  'second-factor': { ...still, step: 'second-factor' },
  done: { ...still, step: 'done', isNewUser: false },
  'done-new-user': { ...still, step: 'done', isNewUser: true },
  invalid: { ...still, step: 'refused', reason: 'invalid' },
  expired: { ...still, step: 'refused', reason: 'expired' },
  used: { ...still, step: 'refused', reason: 'used' },
  'too-many': { ...still, step: 'refused', reason: 'spent' },
  'sign-up-off': { ...still, step: 'sign-up-off' },
  unconfirmed: { ...still, step: 'unconfirmed' },
  banned: { ...still, step: 'banned' },
}

export const magicLinkCallback = drawPageStates(states, { fields: 0 }, (state) => (
  <MagicLinkCallbackView
    state={state}
    actions={{ retry: nothing, signIn: nothing, continue: nothing }}
  />
))
