import { afterAll, expect, it } from 'vitest'
import { launch } from '../../../../scripts/chromium.mjs'
import type { HandlerProps } from '../../src/pages/index.js'
import { readStyles } from '../read-styles.js'
import { renderPage } from './render-page.js'

const styles = readStyles('styles.css')
const message = 'This page needs JavaScript. Turn it on in your browser, then load the page again.'
const browser = await launch()
afterAll(() => browser.close())

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
  'mfa-setup',
  'account-settings',
  'team-invitation?code=x',
  'cli-auth-confirm?login_code=x',
  'error?errorCode=OUTER_OAUTH_TIMEOUT',
])('%s shows only that it needs JavaScript (LG13)', async (path) => {
  expect(await textOf(`/handler/${path}`)).toBe(message)
})

it('a page with a fallback shows that it needs JavaScript below the fallback (LG13)', async () => {
  const text = await textOf('/handler/sign-in', { fallback: 'One moment' })
  expect(text).toBe(`One moment\n\n${message}`)
})

/** Returns the text inside the card at a URL without JavaScript. */
async function textOf(address: string, props?: HandlerProps) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const tab = await context.newPage()
  const body = `<!doctype html><title>x</title><style>${styles}</style>${renderPage(address, props)}`
  await tab.route('**', (route) => route.fulfill({ contentType: 'text/html', body }))
  await tab.goto(`http://localhost:3000${address}`)
  const text = await tab.locator('.lk-card').innerText()
  await context.close()
  return text.trim()
}
