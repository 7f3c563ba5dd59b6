import { expect, onTestFinished, test } from 'vitest'
import { projectSmtpOf, startMailServer } from '../../../packages/service/test/mail/mail-server.js'
import { confirm, createOwner, type Owner } from './owner.js'

async function fillInServer({ page }: Owner, smtp: ReturnType<typeof projectSmtpOf>, form = 0) {
  const field = (label: string) => page.getByLabel(label, { exact: true }).nth(form)
  await field('Host').fill(smtp.host)
  await field('Port').fill(String(smtp.port))
  await field('User name').fill(smtp.username)
  await field('Password').fill(smtp.password)
  await field('Sender’s name').fill(smtp.senderName)
  await field('Sender’s address').fill(smtp.senderEmail)
}

async function runMailServer() {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  return server
}

test('a mail server is tried, and what it said is told', async () => {
  const server = await runMailServer()
  const owner = await createOwner()
  const { page, admin, goTo } = owner
  await goTo('/mail-server')
  await fillInServer(owner, projectSmtpOf(server, 'a wrong password'))
  await page.getByLabel('To', { exact: true }).fill('ada@example.com')
  const send = page.getByRole('button', { name: 'Send a test e-mail' })
  await send.click()
  const trouble = page.getByRole('alert').filter({ hasText: /\S/ })
  await trouble.waitFor()
  expect(await trouble.textContent()).not.toContain('a wrong password')

  await fillInServer(owner, projectSmtpOf(server))
  await send.click()
  await page.getByText('It was sent.').waitFor()
  expect(server.received.map(({ to }) => to)).toEqual([['ada@example.com']])

  await goTo('/sent-mails')
  await page.getByText('Delivered').waitFor()
  await page.getByText('Failed').waitFor()
  const sent = await admin.listSentEmails()
  expect(sent.map(({ error }) => error === null)).toEqual([true, false])
})

test('AD09: the password of a mail server is kept and never shown', async () => {
  const server = await runMailServer()
  const owner = await createOwner()
  const { page, admin, goTo } = owner
  await goTo('/mail-server')
  await page.getByLabel('Server').selectOption('A server of your own')
  await fillInServer(owner, projectSmtpOf(server))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.reload()
  const password = page.getByLabel('Password').first()
  expect(await password.inputValue()).toBe('')
  expect(await password.getAttribute('placeholder')).toBe('Set')
  expect(await page.content()).not.toContain(projectSmtpOf(server).password)

  await page.getByLabel('Host').first().fill('localhost')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  const { emailConfig } = (await admin.getProject()).config
  expect(emailConfig).toMatchObject({ type: 'standard', host: 'localhost' })
  expect(emailConfig.type === 'standard' && emailConfig.password).toBe(
    projectSmtpOf(server).password,
  )
})

test('AD14, XS13: an e-mail is worded, seen in a frame where nothing runs, and reset', async () => {
  const server = await runMailServer()
  const { page, admin, goTo } = await createOwner()
  const project = await admin.getProject()
  await project.update({ config: { emailConfig: { type: 'standard', ...projectSmtpOf(server) } } })
  await goTo('/templates')
  await page.getByRole('link', { name: 'Sign in by e-mail' }).click()
  const script = '<script>top.document.title = "owned"</script><img src=x onerror=alert(1)>'
  await page.getByLabel('Subject').fill('Come in')
  await page.getByLabel('Heading').fill(script)
  const frame = page.getByTitle('Preview of the e-mail')
  expect(await frame.getAttribute('sandbox')).toBe('')
  const preview = frame.contentFrame()
  await preview.getByRole('heading', { name: script }).waitFor()
  expect([await preview.locator('img').count(), await page.title()]).toEqual([
    0,
    'Sign in by e-mail · Latchkey dashboard',
  ])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  const words = async () =>
    (await admin.listEmailTemplates()).find(({ type }) => type === 'magic_link')
  expect(await words()).toMatchObject({ subject: 'Come in', isDefault: false })
  expect(JSON.stringify((await words())?.content)).toContain('onerror=alert(1)')

  await confirm(page, 'Reset …', 'Reset to the default')
  await page.getByRole('heading', { name: 'E-mail templates' }).waitFor()
  await page.getByText('Your own').waitFor({ state: 'detached' })
  expect(await words()).toMatchObject({ isDefault: true })
})

test('without a mail server of the project’s own, nothing can be worded', async () => {
  const { page, goTo } = await createOwner()
  await goTo('/templates/password_reset')
  await page.getByRole('link', { name: 'Set up a mail server' }).waitFor()
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
})
