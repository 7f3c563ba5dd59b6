import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectSeen } from '../../e2e/expect-seen.js'
import { createVisitor } from '../../e2e/visitor.js'

/** Waits for the line at the top to say who is signed in, or to offer to sign in. */
const account = (page: Page) => ({
  button: page.getByRole('banner').getByRole('button', { name: 'Sign out' }),
  link: page.getByRole('banner').getByRole('link', { name: 'Sign in' }),
})

test('signing out in one tab signs out the others, without a reload', async () => {
  const visitor = await createVisitor()
  const first = await visitor.signUp()
  const second = await visitor.open('/')
  const third = await visitor.open('/members')
  await account(second).button.waitFor()
  await third.getByRole('heading', { name: 'Only members can read this page' }).waitFor()
  const loads: string[] = []
  second.on('framenavigated', (frame) => loads.push(frame.url()))

  await account(first).button.click()

  await account(first).link.waitFor()
  await account(second).link.waitFor()
  await third.waitForURL('**/handler/sign-in?*')
  expect(loads).toEqual([])
})

test('signing in in one tab signs in the others', async () => {
  const visitor = await createVisitor()
  const waiting = await visitor.open('/')
  await account(waiting).link.waitFor()
  await visitor.signUp()
  await account(waiting).button.waitFor()
  await expectSeen(waiting.getByRole('banner').getByText(visitor.email))
})
