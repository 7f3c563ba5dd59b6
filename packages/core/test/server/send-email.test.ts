import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { openServer } from './open-server.js'

const network = openNetwork()
const content = { subject: 'News', html: '<p>News</p>' }

it('emails users who did not unsubscribe', async () => {
  const project = await createTestProject({ users: [{ ...ada, emailVerified: true }] })
  const app = openServer(project)
  const [user] = await app.listUsers()
  const recipients = [{ userId: user?.id, email: ada.email }]
  expect(await app.sendEmail({ ...content, userIds: [user?.id ?? ''] })).toEqual(recipients)
  const marketing = { ...content, allUsers: true, notificationCategoryName: 'Marketing' } as const
  expect(await app.sendEmail(marketing)).toEqual(recipients)
  const categories = (await user?.listNotificationCategories()) ?? []
  expect(categories).toMatchObject([
    { name: 'Transactional', enabled: true, canDisable: false },
    { name: 'Marketing', enabled: true, canDisable: true },
  ])
  await categories[1]?.setEnabled(false)
  expect(await app.sendEmail(marketing)).toEqual([])
})

it('rejects with FEATURE_NOT_SUPPORTED on a service without the call', async () => {
  const project = await createTestProject()
  network.replaceAnswer('POST /emails/send-email', { status: 404 })
  await expect(openServer(project).sendEmail({ ...content, allUsers: true })).rejects.toMatchObject(
    { code: 'FEATURE_NOT_SUPPORTED' },
  )
})
