import { OAuthConsentView } from '../../src/pages/oauth-consent/oauth-consent.js'
import type { OAuthConsentState } from '../../src/pages/oauth-consent/use-oauth-consent.js'
import type { NotReady } from '../../src/pages/page-frame/create-page.js'
import { user } from '../user.js'
import {
  busy,
  drawPageStates,
  limited,
  nothing,
  still,
  unexpected,
  unreachable,
} from './progress.js'

const scope = (id: string, description: string | null = null) => ({
  id,
  resource: description === null ? null : 'https://notes.example.com/api',
  description,
})

const request = {
  clientName: 'Second app',
  isVerified: true,
  clientHost: null,
  destination: 'second.example.com',
  isLoopback: false,
  scopes: [
    scope('openid'),
    scope('profile'),
    scope('email'),
    scope('notes:read', 'Read your notes'),
  ],
  isRemembered: false,
  requiresSignIn: false,
}
const ask = { ...still, step: 'ask', request, user, appName: 'Northwind' } as const

const states: Record<string, OAuthConsentState | NotReady> = {
  ask,
  loading: { ...busy, step: 'loading' },
  unavailable: { ...unreachable, step: 'unavailable' },
  'no-code': { ...still, step: 'no-code' },
  framed: { ...still, step: 'framed' },
  'signed-out': { ...still, step: 'signed-out' },
  'signing-in': { ...busy, step: 'signed-out' },
  again: { ...still, step: 'again' },
  'ask-device': { ...ask, request: { ...request, destination: null } },
  'ask-unverified': {
    ...ask,
    request: {
      ...request,
      isVerified: false,
      destination: '127.0.0.1:51004',
      isLoopback: true,
    },
  },
  'ask-unverified-host': {
    ...ask,
    request: {
      ...request,
      isVerified: false,
      clientHost: 'agent.example.com',
      destination: 'agent.example.com',
    },
  },
  'ask-long-name': {
    ...ask,
    request: { ...request, clientName: 'Wolfeschlegelstein '.repeat(40) },
  },
  'ask-working': { ...ask, ...busy },
  'ask-unreachable': { ...ask, ...unreachable },
  'ask-rate-limited': { ...ask, ...limited },
  'ask-unexpected': { ...ask, ...unexpected },
  working: { ...busy, step: 'working' },
  gone: { ...still, step: 'gone' },
}

const actions = {
  signIn: nothing,
  signInAgain: nothing,
  allow: nothing,
  deny: nothing,
  switchAccount: nothing,
  retry: nothing,
}

export const oauthConsent = drawPageStates(states, { fields: 3 }, (state) => (
  <OAuthConsentView {...{ state, actions }} />
))
