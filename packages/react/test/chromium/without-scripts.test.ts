import { afterAll, expect, it } from 'vitest'
import { launch } from '../../../../scripts/chromium.mjs'
import type { HandlerProps } from '../../src/pages/index.js'
import { readStyles } from '../read-styles.js'
import { renderPage } from './render-page.js'

const styles = readStyles('styles.css')
const says = 'This page needs JavaScript. Turn it on in your browser, then load the page again.'
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
  'account-settings',
  'team-invitation?code=x',
  'cli-auth-confirm?login_code=x',
  'error?errorCode=OUTER_OAUTH_TIMEOUT',
])('LG13: %s says what is missing where there are no scripts, and nothing else', async (path) => {
  expect(await textOf(`/handler/${path}`)).toBe(says)
})

it('LG13: a page says so under what the app shows in place of a skeleton, too', async () => {
  const text = await textOf('/handler/sign-in', { fallback: 'One moment' })
  expect(text).toBe(`One moment\n\n${says}`)
})

/** The text inside the card that a visitor without scripts reads at a URL. */
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
