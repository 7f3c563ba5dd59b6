import { expect, onTestFinished, test } from 'vitest'
import { projectSmtpOf, startMailServer } from '../../../packages/service/test/mail/mail-server.js'
import { ClientApp } from '../../core/src/index.js'
import { verifyEmail } from '../../../examples/e2e/mailbox.js'
import { serviceUrl, newCredential } from '../../../examples/e2e/visitor.js'
import { confirm, createOwner, dialogOf, type Owner } from './owner.js'

async function fillInServer({ page }: Owner, smtp: ReturnType<typeof projectSmtpOf>) {
  await page.getByLabel('Your own server').check()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('Host').fill(smtp.host)
  await field('Port').fill(String(smtp.port))
  await field('Username').fill(smtp.username)
  await field('Password').fill(smtp.password)
  await field('Sender name').fill(smtp.senderName)
  await field('Sender email').fill(smtp.senderEmail)
}

async function runMailServer() {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  return server
}

test('sends a test email through the server of the form and shows the response of the server', async () => {
  const server = await runMailServer()
  const owner = await createOwner()
  const { page, admin, goTo } = owner
  await goTo('/email-server')
  await fillInServer(owner, projectSmtpOf(server, 'a wrong password'))
  await page.getByLabel('Send to').fill('ada@example.com')
  const send = page.getByRole('button', { name: 'Send test email' })
  await send.click()
  const alert = page.getByRole('alert').filter({ hasText: /\S/ })
  await alert.waitFor()
  expect(await alert.textContent()).not.toContain('a wrong password')

  await fillInServer(owner, projectSmtpOf(server))
  await send.click()
  await page.getByText('Test email sent.').waitFor()
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']])

  await goTo('/email-log')
  await page.getByRole('cell', { name: 'Delivered' }).waitFor()
  await page.getByRole('cell', { name: 'Failed' }).waitFor()
  await page.getByLabel('Outcome').selectOption('Failed')
  await page.getByRole('cell', { name: 'Delivered' }).waitFor({ state: 'detached' })
  await page.getByRole('searchbox').fill('nobody')
  await page.getByRole('link', { name: 'Show all emails' }).click()
  await page.getByRole('cell', { name: 'Delivered' }).waitFor()
  const sentEmails = await admin.listSentEmails()
  expect(sentEmails.map(({ error }) => error === null)).toEqual([true, false])
})

test('keeps the password of an email server and never shows it (AD09)', async () => {
  const server = await runMailServer()
  const owner = await createOwner()
  const { page, admin, goTo } = owner
  await goTo('/email-server')
  await fillInServer(owner, projectSmtpOf(server))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect(server.received.map(({ to }) => to)).toEqual([[owner.visitor.email]])
  await page.reload()
  const password = page.getByLabel('Password').first()
  expect(await password.inputValue()).toBe('')
  await page.getByText('Leave it empty to keep the stored password.').waitFor()
  expect(await page.content()).not.toContain(projectSmtpOf(server).password)

  await page.getByLabel('Host').first().fill('localhost')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  const { emailConfig } = (await admin.getProject()).config
  expect(emailConfig).toMatchObject({ type: 'standard', host: 'localhost' })
  expect(emailConfig.type === 'standard' && emailConfig.password).toBe(
    projectSmtpOf(server).password,
  )
})

test('edits an email template, previews it in a sandboxed frame and resets it (AD14, XS13)', async () => {
  const { page, admin, goTo } = await createOwner()
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" />'
  await page.route('https://example.com/logo.png', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  await goTo('/templates')
  await page.getByRole('link', { name: 'Sign in with a code' }).click()
  const script = '<script>top.document.title = "owned"</script><img src=x onerror=alert(1)>'
  await page.getByLabel('Subject').fill('Welcome back')
  await page.getByLabel('Heading', { exact: true }).fill(script)
  const frame = page.getByTitle('Preview of the email')
  expect(await frame.getAttribute('sandbox')).toBe('')
  const preview = frame.contentFrame()
  await preview.getByRole('heading', { name: script }).waitFor()
  expect([await preview.locator('img').count(), await page.title()]).toEqual([
    0,
    'Sign in with a code · Latchkey dashboard',
  ])
  await page.getByLabel('Logo URL').fill('https://example.com/logo.png')
  await expect.poll(() => preview.locator('img').getAttribute('alt')).toBe('Engines')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  const template = async () =>
    (await admin.listEmailTemplates()).find(({ type }) => type === 'magic_link')
  expect(await template()).toMatchObject({ subject: 'Welcome back', isDefault: false })
  expect(JSON.stringify((await template())?.content)).toContain('onerror=alert(1)')
  expect(JSON.stringify((await template())?.content)).toContain('https://example.com/logo.png')

  await confirm(page, 'Reset', 'Reset to the default')
  await page.getByRole('heading', { name: 'Email templates' }).waitFor()
  await page.getByText('Custom').waitFor({ state: 'detached' })
  expect(await template()).toMatchObject({ isDefault: true })
})

test('asks before it saves an email server that does not work, and shows its failure on the overview', async () => {
  const server = await runMailServer()
  const owner = await createOwner()
  const { page, admin, goTo } = owner
  await goTo('/email-server')
  await fillInServer(owner, { ...projectSmtpOf(server), port: 1 })
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
  await save()
  const question = page.getByRole('dialog', { name: 'Save a server that doesn’t work?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alert').filter({ hasText: 'ECONNREFUSED' }).waitFor()
  expect((await admin.getProject()).config.emailConfig).toEqual({ type: 'shared' })
  await save()
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect((await admin.getProject()).config.emailConfig).toMatchObject({ port: 1 })

  await goTo('')
  await page.getByText('The newest email could not be sent: ').waitFor()
  await page.getByRole('link', { name: 'Open email log' }).click()
  await page.getByRole('cell', { name: 'Failed' }).first().waitFor()
})

test('inserts a placeholder at the cursor, and shows an unknown one as an error at its field', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/templates/magic_link')
  const heading = page.getByLabel('Heading', { exact: true })
  await heading.fill('Hello ')
  await page.getByText('Placeholders', { exact: true }).click()
  await page.getByRole('button', { name: 'Insert userDisplayName' }).click()
  await heading.pressSequentially('!')
  expect(await heading.inputValue()).toBe('Hello {{ userDisplayName }}!')
  const subject = page.getByLabel('Subject', { exact: true })
  await subject.fill('Code {{ opt }}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('This email has no placeholder {{ opt }}.').waitFor()
  expect(await subject.getAttribute('aria-invalid')).toBe('true')
  await subject.fill('Code {{ otp }}')
  await admin.updateEmailTemplate('magic_link', { subject: 'Changed meanwhile' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  const templates = await admin.listEmailTemplates()
  const template = templates.find(({ type }) => type === 'magic_link')
  expect(template).toMatchObject({ subject: 'Code {{ otp }}' })
  expect(JSON.stringify(template?.content)).toContain('Hello {{ userDisplayName }}!')
})

test('shows either the fields or the preview of an email on a phone, and keeps the edits', async () => {
  const { page, goTo } = await createOwner()
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo('/templates/magic_link')
  const subject = page.getByLabel('Subject', { exact: true })
  await subject.fill('Welcome back')
  const preview = page.getByRole('region', { name: 'Preview' })
  expect(await preview.count()).toBe(0)
  await page.getByRole('radio', { name: 'Edit' }).press('ArrowRight')
  await preview.getByText('Welcome back').waitFor()
  expect(await subject.isVisible()).toBe(false)
  await page.getByRole('radio', { name: 'Preview' }).press('ArrowLeft')
  await preview.waitFor({ state: 'hidden' })
  expect(await subject.inputValue()).toBe('Welcome back')
})

test('sends an unsaved email template to the verified address of the owner, and shows the answer of the email server', async () => {
  const server = await runMailServer()
  const { visitor, page, admin, goTo, projectId } = await createOwner()
  await goTo('/templates/magic_link')
  const send = page.getByRole('button', { name: 'Send test email' })
  await page.getByRole('link', { name: 'Your email addresses' }).waitFor()
  expect(await send.isDisabled()).toBe(true)
  await verifyEmail(visitor)
  await page.reload()

  const subject = page.getByLabel('Subject', { exact: true })
  await subject.fill('Hello {{ naem }}')
  await send.click()
  await page.getByText('This email has no placeholder {{ naem }}.').waitFor()
  await subject.fill('Hello {{ userDisplayName }}')
  await send.click()
  const outcome = page.getByRole('status').filter({ hasText: 'The test email is in the inbox' })
  const inbox = await outcome.getByRole('link', { name: 'Open inbox' }).getAttribute('href')
  expect(inbox).toBe(`${serviceUrl}/dev/mail?project=${projectId}`)
  const [email] = await admin.listSentEmails()
  expect(email).toMatchObject({ to: [visitor.email], subject: 'Hello Ada Lovelace' })
  expect((await admin.listEmailTemplates()).every(({ isDefault }) => isDefault)).toBe(true)

  const setServer = async (password?: string) => {
    const emailConfig = { type: 'standard', ...projectSmtpOf(server, password) } as const
    await (await admin.getProject()).update({ config: { emailConfig } })
  }
  await setServer('a wrong password')
  await page.reload()
  await send.click()
  await page.getByText('The server didn’t accept a test email: ').waitFor()
  await setServer()
  await send.click()
  await page.getByText(`Test email sent to ${visitor.email}.`).waitFor()
  expect(server.received.map(({ to }) => to)).toEqual([[visitor.email]])
})

test('does not allow changes of an email template in production without an email server of the project', async () => {
  const { page, admin, goTo } = await createOwner()
  await admin.updateEmailTemplate('password_reset', { subject: 'Changed' })
  // The service answers what one in production does.
  await page.route('**/check-feature-support', (route) =>
    route.continue({ postData: JSON.stringify({ feature_name: 'none' }) }),
  )
  await goTo('/templates')
  await page.getByText('Custom, not sent').waitFor()
  await page.getByRole('link', { name: 'Reset a password' }).click()
  await page.getByText('Your changes are kept').waitFor()
  await page.getByRole('link', { name: 'Set up an email server' }).waitFor()
  expect(await page.getByRole('button', { name: 'Send test email' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
})

test('shows a logged email without its code and resends it', async () => {
  const { page, admin, goTo, projectId } = await createOwner()
  const { publishableClientKey } = await admin.createInternalApiKey({
    description: 'Test keys',
    expiresAt: new Date(Date.now() + 3_600_000),
    hasPublishableClientKey: true,
  })
  const app = new ClientApp({
    baseUrl: serviceUrl,
    projectId,
    publishableClientKey: publishableClientKey ?? '',
    tokenStore: 'memory',
  })
  onTestFinished(() => app.dispose())
  const callbackUrl = 'http://localhost:3000/handler/email-verification'
  const credential = { ...newCredential(), callbackUrl, noRedirect: true }
  await app.signUpWithPassword(credential)

  await goTo('/email-log')
  await page.getByRole('button', { name: /^Open “Verify your email/ }).click()
  const dialog = dialogOf(page)
  const content = dialog.getByTitle('Content of the email').contentFrame()
  await content.getByRole('heading').waitFor()
  expect(await content.getByRole('link').first().getAttribute('href')).toContain('code=***')

  await dialog.getByRole('button', { name: 'Resend email' }).click()
  await dialog.getByText('Sent again.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('button', { name: /^Open “/ }).count()).toBe(2)
})
