import type { Page } from 'playwright-core'
import { serviceUrl, type Visitor } from './visitor.js'

/** Opens the newest email to a visitor in the inbox, by a word of its subject. */
export async function openMail(
  { open }: Visitor,
  { to, about }: { to: string; about: string },
): Promise<Page> {
  const mailbox = await open(`${serviceUrl}/dev/mail`)
  const mails = mailbox.getByRole('link', { name: to }).filter({ hasText: about })
  await mails.first().click()
  await mailbox.getByRole('heading', { name: about }).waitFor()
  return mailbox
}

/** Follows the link of the newest email to this visitor, into a tab of its own. */
export async function followMail(
  visitor: Visitor,
  about: string,
  to: string = visitor.email,
): Promise<Page> {
  const mailbox = await openMail(visitor, { to, about })
  const opened = visitor.context.waitForEvent('page')
  await mailbox.getByRole('link', { name: 'Open', exact: true }).click()
  await mailbox.close()
  return opened
}

/** Verifies the address of a signed-up visitor with the link of the email, in the same browser. */
export async function verifyEmail(visitor: Visitor): Promise<void> {
  const page = await followMail(visitor, 'Verify')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText("You're all set.").waitFor()
  await page.close()
}
