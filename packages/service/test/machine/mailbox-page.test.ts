import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { createDevApp } from '../../src/dev/app.js'
import { createListener } from '../../src/http/listener.js'
import { createMailContext, createSender, writeMail } from '../mail/mail-context.js'
import { watchPage } from '../support/watch-page.js'

const START = Date.UTC(2026, 0, 1)
const EVIL = '<img src=x onerror="document.title=`taken`">'

const watched = watchPage()
let page: Page

const mail = await createMailContext()
const ctx = mail.contextOf()
const acme = await createSender(ctx)
const app = createDevApp(ctx)
const listener = createListener(async (request) => app.fetch(request))
const url = `http://127.0.0.1:${await listener.listen(0, '127.0.0.1')}`
afterAll(() => listener.close())

beforeEach(async () => {
  await mail.connection.db.delete(emails)
  page = watched.current()
})

it('shows an email that arrives while the page is open and opens its link', async () => {
  const link = `${url}/dev?from=mail&code=abc123`
  await page.goto(`${url}/dev/mail`)
  await page.getByText('No emails yet').waitFor()
  await writeMail(ctx, acme, { link })
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  await page.getByRole('heading', { name: 'Verify your email for Acme' }).waitFor()
  expect(await page.locator('#typed').isHidden()).toBe(true)
  const button = page.frameLocator('iframe').getByRole('link', { name: 'Verify email' })
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await opened.waitForLoadState()
  expect(opened.url()).toBe(link)
  await opened.getByRole('heading', { name: 'Latchkey development' }).waitFor()
  expect(await opened.evaluate(() => window.opener)).toBeNull()
})

it('shows the sender of an email', async () => {
  await writeMail(ctx, acme)
  await page.goto(`${url}/dev/mail`)
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  const sender = page.getByText('From Acme <noreply@localhost.example>')
  await expect.poll(() => sender.isVisible()).toBe(true)
})

it('shows an email at the width of a desktop and of a phone, and as text', async () => {
  await writeMail(ctx, acme)
  await page.goto(`${url}/dev/mail`)
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  const frame = page.locator('iframe')
  const widthIn = async (format: string) => {
    await page.getByRole('button', { name: format }).click()
    return (await frame.boundingBox())?.width
  }
  expect(await widthIn('Phone')).toBe(375)
  expect(await widthIn('Desktop')).toBe(600)
  expect(await widthIn('Text')).toBeUndefined()
  await page.locator('pre', { hasText: 'https://acme.example' }).waitFor()
})

/**
 * Stops the clock of the page, which shows some texts for a limited time. Playwright also tries to stop the
 * clock of the email's frame, which runs no scripts: a test removes these errors at its end.
 */
async function stopClock() {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(START + 1_000)
}

/** Protocol, section 10.4. */
it('shows the sign-in code and copies the code or the link', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await stopClock()
  const copied = async (field: string, label: string) => {
    const button = page.locator(`[data-copy=${field}]`)
    expect(await button.textContent()).toBe(label)
    await button.click()
    await expect.poll(() => button.textContent()).toBe('Copied')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const code = 'x7f2m9'.padEnd(45, 'y')
  const link = `https://acme.example/handler/magic-link-callback?code=${code}`
  await writeMail(ctx, acme, { template: 'magic_link', link, code })
  await page.goto(`${url}/dev/mail`)
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  await page.getByText('X7F2M9', { exact: true }).waitFor()
  expect(await copied('oneTimeCode', 'Copy code')).toBe('X7F2M9')
  expect(await copied('link', 'Copy link')).toBe(link)
  watched.takeComplaints()
})

it('shows that it copied the link for some time after each click', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await stopClock()
  await writeMail(ctx, acme)
  await page.goto(`${url}/dev/mail`)
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  const button = page.locator('[data-copy=link]')
  await button.click()
  await expect.poll(() => button.textContent()).toBe('Copied')
  await button.click()
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return button.textContent()
    })
    .toBe('Copy link')
  watched.takeComplaints()
})

it('shows the last selected email if an earlier response arrives later', async () => {
  for (const to of ['ada@example.com', 'bob@example.com']) await writeMail(ctx, acme, { to })
  await page.goto(`${url}/dev/mail`)
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => (letCome = resolve))
  const mails = '**/dev/api/mail/*'
  await page.route(mails, (route) => mayCome.then(() => route.continue()), { times: 1 })
  const pendingRequest = page.waitForRequest(mails)
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  const request = await pendingRequest
  await page.getByRole('link', { name: 'bob@example.com' }).click()
  const to = page.locator('#to')
  await to.getByText('bob@example.com').waitFor()
  letCome()
  await (await request.response())?.finished()
  // Earlier responses have been processed once the next response has arrived.
  await page.evaluate(() => fetch('api/mail'))
  expect(await to.textContent()).toBe('bob@example.com')
})

it('shows names and email addresses as text', async () => {
  const evil = await createSender(ctx, EVIL)
  const link = 'javascript://localhost/%0adocument.title=1?code=c'
  await writeMail(ctx, evil, { to: `${EVIL}@example.com`, link })
  await page.goto(`${url}/dev/mail?project=${evil.id}`)
  await page.locator('#list a').click()
  await page.locator('#subject').getByText(EVIL).waitFor()
  await page.frameLocator('iframe').getByText(EVIL).filter({ visible: true }).first().waitFor()
  expect(await page.locator('img').count()).toBe(0)
  expect(await page.frameLocator('iframe').locator('img, a').count()).toBe(0)
  expect(await page.locator('#open').isHidden()).toBe(true)
  expect(await page.title()).toBe('Inbox')
})

it('says that a project has no emails and shows those of the others', async () => {
  const engines = await createSender(ctx, 'Engines')
  await writeMail(ctx, acme)
  await page.goto(`${url}/dev/mail?project=${engines.id}`)
  await page.getByText('No emails of Engines.').waitFor()
  await page.getByRole('link', { name: 'Show all projects' }).click()
  await page.getByRole('link', { name: 'ada@example.com' }).waitFor()
  expect(page.url()).toBe(`${url}/dev/mail`)
})

it('empties the inbox after a confirmation, in a narrow layout', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await writeMail(ctx, acme)
  await page.goto(`${url}/dev/mail`)
  await page.getByRole('link', { name: 'ada@example.com' }).click()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.getByRole('button', { name: 'Delete all', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.locator('#list a').count()).toBe(1)
  await page.getByRole('button', { name: 'Delete all', exact: true }).click()
  await page.getByRole('button', { name: 'Delete all emails' }).click()
  await page.getByText('No emails yet').waitFor()
})
