import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createVisitor, exampleUrl, fillIn, serviceUrl, type Visitor } from '../../e2e/visitor.js'

const demo = { email: 'demo@example.com', password: 'demo-password' }

/** Advances the clock of the page through all retry delays until the text is visible. */
const advanceUntilVisible = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return page.getByText(text).isVisible()
    })
    .toBe(true)

/** Blocks all requests to the service and returns a function that unblocks them. */
async function blockService({ context }: Visitor) {
  await context.route(`${serviceUrl}/**`, (route) => route.abort('connectionrefused'))
  return () => context.unroute(`${serviceUrl}/**`)
}

test('the sign-in form shows that the server is unreachable and works later', async () => {
  const visitor = await createVisitor({ losesConnection: true })
  const page = await visitor.open('/handler/sign-in')
  await fillIn(page, demo)
  const restore = await blockService(visitor)
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await button.click()
  await page.getByText("Can't reach the server.").waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe(demo.email)

  await restore()
  await button.click()
  await page.waitForURL(`${exampleUrl}/`)
})

test('the sign-in form shows that the device is offline and works later', async () => {
  const visitor = await createVisitor({ losesConnection: true })
  const page = await visitor.open('/handler/sign-in')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.getByLabel('Email address').waitFor()
  await visitor.context.setOffline(true)
  await fillIn(page, demo)
  await button.click()
  const notice = page.getByText("You're offline.")
  await notice.waitFor()
  expect(await notice.isVisible()).toBe(true)

  await visitor.context.setOffline(false)
  await button.click()
  await page.waitForURL(`${exampleUrl}/`)
})

test('the sign-in page shows an error if it cannot load and loads on a retry', async () => {
  const visitor = await createVisitor({ losesConnection: true })
  const restore = await blockService(visitor)
  await visitor.context.clock.install()
  const page = await visitor.open('/handler/sign-in')
  await page.getByText('Loading').waitFor()
  await advanceUntilVisible(page, "Can't reach the server.")

  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Email address').waitFor()
  expect(await page.getByText("Can't reach the server.").count()).toBe(0)
})

test('a protected page shows an error if it cannot load and loads on a retry', async () => {
  const visitor = await createVisitor({ losesConnection: true })
  await visitor.signUp()
  const restore = await blockService(visitor)
  await visitor.context.clock.install()
  const page = await visitor.open('/members')
  await page.getByText('One moment').waitFor()
  await advanceUntilVisible(page, 'This page could not be loaded')

  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  const heading = page.getByRole('heading', { name: 'Protected page' })
  await heading.waitFor()
  expect(await heading.isVisible()).toBe(true)
})
