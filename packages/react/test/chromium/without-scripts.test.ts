import { readFileSync } from 'node:fs'
import { ClientApp } from '@latchkey/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, it } from 'vitest'
import { launch } from '../../../../scripts/chromium.mjs'
import { LatchkeyProvider } from '../../src/index.js'
import { Handler } from '../../src/pages/index.js'

const styles = readFileSync(new URL('../../src/styles.css', import.meta.url), 'utf8')
const browser = await launch()
afterAll(() => browser.close())

/** A page as a server sends it, which asks nobody anything. */
function rendered(location: string): string {
  const app = new ClientApp({
    projectId: 'internal',
    publishableClientKey: 'pck_x',
    baseUrl: 'http://127.0.0.1:9',
    tokenStore: 'cookie',
    platform: { kind: 'server', cookies: undefined },
  })
  const page = createElement(Handler, { location, fullPage: true })
  const body = renderToString(createElement(LatchkeyProvider, { app, children: page }))
  return `<!doctype html><html lang="en"><title>x</title><style>${styles}</style>${body}`
}

it.each([
  'sign-in',
  'sign-up',
  'sign-out',
  'email-verification?code=x',
  'forgot-password',
  'password-reset?code=x',
  'oauth-callback?code=x&state=y',
  'magic-link-callback?code=x',
  'mfa',
  'account-settings',
  'team-invitation?code=x',
  'cli-auth-confirm?login_code=x',
  'error?errorCode=OUTER_OAUTH_TIMEOUT',
])('%s says what is missing where there are no scripts, and nothing else', async (path) => {
  const address = `/handler/${path}`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const tab = await context.newPage()
  await tab.route('**', (route) =>
    route.fulfill({ contentType: 'text/html', body: rendered(address) }),
  )
  await tab.goto(`http://localhost:3000${address}`)
  const text = await tab.locator('.lk-card').innerText()
  expect(text.trim()).toBe(
    'This page needs JavaScript. Turn it on in your browser, then load the page again.',
  )
  await context.close()
})
