import type { Page } from 'playwright-core'
import { serviceUrl, type Visitor } from './visitor.js'

/** Opens the newest email to an address in the inbox, by a word of its subject. */
export async function openEmail(
  { open }: Visitor,
  { to, about }: { to: string; about: string },
): Promise<Page> {
  const mailbox = await open(`${serviceUrl}/dev/mail`)
  const emails = mailbox.getByRole('link', { name: to }).filter({ hasText: about })
  await emails.first().click()
  await mailbox.getByRole('heading', { name: about }).waitFor()
  return mailbox
}

/** Follows the link of the newest email to this visitor in a new tab. */
export async function followEmailLink(
  visitor: Visitor,
  about: string,
  to: string = visitor.email,
): Promise<Page> {
  const mailbox = await openEmail(visitor, { to, about })
  const opened = visitor.context.waitForEvent('page')
  await mailbox.getByRole('link', { name: 'Open', exact: true }).click()
  await mailbox.close()
  return opened
}

/** Verifies the address of a signed-up visitor with the link of the email, in the same browser. */
export async function verifyEmail(visitor: Visitor): Promise<void> {
  const page = await followEmailLink(visitor, 'Verify')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText("You're all set.").waitFor()
  await page.close()
}
