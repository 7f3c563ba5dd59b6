import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createVisitor, exampleUrl, fillIn, serviceUrl, type Visitor } from '../../e2e/visitor.js'

const demo = { email: 'demo@example.com', password: 'demo-password' }

/** Lets the page's clock run on, through all the waits between attempts, until something shows. */
const waitThrough = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return page.getByText(text).isVisible()
    })
    .toBe(true)

/** Cuts the service off, as if it were not running. The call returned lets it answer again. */
async function cutOff({ context }: Visitor) {
  await context.route(`${serviceUrl}/**`, (route) => route.abort('connectionrefused'))
  return () => context.unroute(`${serviceUrl}/**`)
}

test('sign-in says that no answer came, and the same form works later', async () => {
  const visitor = await createVisitor({ losesConnection: true })
  const page = await visitor.open('/handler/sign-in')
  await fillIn(page, demo)
  const restore = await cutOff(visitor)
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await button.click()
  await page.getByText("Can't reach the server.").waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe(demo.email)

  await restore()
  await button.click()
  await page.waitForURL(`${exampleUrl}/`)
})

test('a device that loses its connection is told so, and the same form works later', async () => {
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

test('the sign-in page offers to try again when it cannot be prepared', async () => {
  const visitor = await createVisitor({ losesConnection: true })
  const restore = await cutOff(visitor)
  await visitor.context.clock.install()
  const page = await visitor.open('/handler/sign-in')
  await page.getByText('Loading').waitFor()
  await waitThrough(page, "Can't reach the server.")

  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Email address').waitFor()
  expect(await page.getByText("Can't reach the server.").count()).toBe(0)
})

test('a page for members says what is wrong instead of staying blank, and recovers', async () => {
  const visitor = await createVisitor({ losesConnection: true })
  await visitor.signUp()
  const restore = await cutOff(visitor)
  await visitor.context.clock.install()
  const page = await visitor.open('/members')
  await page.getByText('One moment').waitFor()
  await waitThrough(page, 'This page could not be loaded')

  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  const heading = page.getByRole('heading', { name: 'Protected page' })
  await heading.waitFor()
  expect(await heading.isVisible()).toBe(true)
})
