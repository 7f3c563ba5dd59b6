import { textsOf } from '../../src/pages/page-frame/error-texts.js'
import { OAuthCallbackView } from '../../src/pages/oauth-callback/oauth-callback.js'
import type { OAuthCallbackState } from '../../src/pages/oauth-callback/use-oauth-callback.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { busy, drawPageStates, nothing, still, waiting } from './progress.js'

const refused = (code: string, supportCode: string | null = code): OAuthCallbackState => {
  const texts = textsOf(code)
  if (!texts) throw new Error(`There are no words for ${code}.`)
  return { ...still, step: 'failed', texts, supportCode }
}
const unknown = { title: 'errorTitle', message: 'oauthFailed' } as const

const states: Record<string, OAuthCallbackState | NotReady> = {
  working: { ...busy, step: 'working' },
  waiting: { ...waiting, step: 'working' },
  done: { ...still, step: 'done' },
  leaving: { ...busy, step: 'done' },
  'second-factor': { ...still, step: 'second-factor' },
  'no-answer': { ...still, step: 'nothing' },
  'not-begun-here': { ...still, step: 'lost' },
  unavailable: { ...still, step: 'unavailable', failure: { kind: 'unreachable' } },
  denied: refused('OAUTH_PROVIDER_ACCESS_DENIED', null),
  'provider-unavailable': refused('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'),
  'timed-out': refused('OUTER_OAUTH_TIMEOUT'),
  'other-account': refused('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER'),
  'other-connection': refused('USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION'),
  'sign-up-off': refused('SIGN_UP_NOT_ENABLED'),
  'wrong-digits': {
    ...still,
    step: 'failed',
    texts: { title: 'errorTitle', message: 'wrongDigits' },
    supportCode: null,
  },
  unknown: { ...still, step: 'failed', texts: unknown, supportCode: 'UNEXPECTED_RESPONSE 502' },
}

export const oauthCallback = drawPageStates(states, { fields: 0 }, (state) => (
  <OAuthCallbackView state={state} actions={{ retry: nothing, continue: nothing }} page={{}} />
))
