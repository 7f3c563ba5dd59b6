import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createVisitor, serviceUrl, type Visitor } from '../../e2e/visitor.js'

/** Opens the newest mail to this person in the mailbox, and follows its link. */
async function followMail({ open, context, email }: Visitor): Promise<Page> {
  const mailbox = await open(`${serviceUrl}/dev/mail`)
  await mailbox.getByRole('link', { name: email }).first().click()
  const opened = context.waitForEvent('page')
  await mailbox.getByRole('link', { name: 'Open', exact: true }).click()
  return opened
}

test('a person signs up, confirms the address from the mail, and stays signed in', async () => {
  const visitor = await createVisitor()
  const page = await visitor.signUp()
  await page.getByText(visitor.email).waitFor()

  await page.goto('/profile')
  await page.getByText('Not verified').waitFor()

  const verification = await followMail(visitor)
  await verification.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor()
  expect(await page.getByText('Not verified').isVisible()).toBe(true)
  await verification.getByRole('button', { name: 'Confirm' }).click()
  await verification.getByRole('heading', { name: 'Address confirmed' }).waitFor()

  await page.reload()
  await page.getByText('Verified', { exact: true }).waitFor()
  expect(page.url()).toMatch(/\/profile$/)
})

test('a mail can be asked for again', async () => {
  const visitor = await createVisitor()
  const page = await visitor.signUp()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Send the mail again' }).click()
  await page.getByText('A mail is on its way.').waitFor()
  const mailbox = await visitor.open(`${serviceUrl}/dev/mail`)
  await expect.poll(() => mailbox.getByRole('link', { name: visitor.email }).count()).toBe(2)
})

test('a new name is there at once and after a reload', async () => {
  const visitor = await createVisitor()
  const page = await visitor.signUp()
  await page.goto('/profile')
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('banner').getByText('Ada').waitFor()
  await page.reload()
  await page.getByRole('banner').getByText('Ada').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada')
})
