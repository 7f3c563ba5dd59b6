import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { followEmailLink } from '../../e2e/mailbox.js'
import { createVisitor, exampleUrl, fillIn, signOut, type Visitor } from '../../e2e/visitor.js'

/** Creates a team in the settings and sends an invitation. */
async function invite(owner: Visitor, email: string): Promise<Page> {
  const page = await owner.signUp('/handler/account-settings')
  await page.getByRole('link', { name: 'Create team' }).click()
  await page.getByRole('textbox', { name: 'Team name' }).fill('Analytical Engines')
  await page.getByRole('button', { name: 'Create team' }).click()
  await expectVisible(page.getByRole('heading', { level: 1, name: 'Analytical Engines' }))
  await page.getByRole('link', { name: 'Invitations' }).click()
  await page.getByLabel('Email addresses').fill(email)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expectVisible(page.getByText(`Invitation sent to ${email}.`))
  return page
}

/** Accepts the invitation on its page and expects the team in the settings. */
async function join(page: Page, email: string): Promise<void> {
  await expectVisible(page.getByRole('heading', { name: 'Join Analytical Engines?' }))
  await expectVisible(page.getByRole('main').getByText(email))
  await page.getByRole('button', { name: 'Join team' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Welcome to Analytical Engines' }))
  await page.getByRole('button', { name: 'Go to team' }).click()
  await page.waitForURL(`${exampleUrl}/`)
  await page.goto('/handler/account-settings')
  await expectVisible(page.getByRole('link', { name: 'Analytical Engines' }))
}

describe('team invitation in the React example', () => {
  it('lets an invited user sign in and join the team', async () => {
    const invitee = await createVisitor()
    await signOut(await invitee.signUp())
    const owner = await createVisitor()
    const ownerPage = await invite(owner, invitee.email)

    const page = await followEmailLink(invitee, 'Join Analytical Engines')
    await expectVisible(page.getByRole('heading', { name: 'Join Analytical Engines?' }))
    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillIn(page, invitee)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await join(page, invitee.email)

    await ownerPage.reload()
    await expectVisible(ownerPage.getByText('No pending invitations'))
    await ownerPage.getByRole('link', { name: 'Members' }).click()
    await expect.poll(() => ownerPage.getByRole('list').getByText('Unnamed').count()).toBe(2)
  })
})
