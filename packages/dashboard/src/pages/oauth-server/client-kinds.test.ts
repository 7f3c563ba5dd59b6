import { describe, expect, it } from 'vitest'
import { clientKinds, isRedirectUrl, kindOf, kindSettings } from './client-kinds.js'

const HTTPS = 'https://second.example.com/callback'
const LOOPBACK = 'http://127.0.0.1/callback'
const APP = 'com.example.app:/callback'

const examples = { web: HTTPS, browser: HTTPS, native: LOOPBACK, phone: APP }

describe('kinds of clients', () => {
  it('are those that their settings and redirect URLs say', () => {
    const kinds = clientKinds.map((kind) => {
      const { redirects, ...settings } = kindSettings[kind]
      const redirectUrls = kind in examples ? [examples[kind as keyof typeof examples]] : []
      return kindOf({ ...settings, redirectUrls })
    })
    expect(kinds).toEqual(clientKinds)
  })

  it.each([
    [HTTPS, ['web', 'phone']],
    ['http://localhost:3000/callback', ['web', 'native', 'phone']],
    [LOOPBACK, ['web', 'native', 'phone']],
    [APP, ['phone']],
    ['http://second.example.com/callback', []],
    ['myapp:/callback', []],
    ['https://localhost:3000/callback', []],
    [`${HTTPS}#part`, []],
    ['second.example.com', []],
  ])('allow the redirect URL %s for %j', (url, allowed) => {
    const kinds = (['web', 'native', 'phone'] as const).filter((kind) => isRedirectUrl(url, kind))
    expect(kinds).toEqual(allowed)
  })
})
