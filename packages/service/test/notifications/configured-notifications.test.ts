import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { projects } from '../../src/db/schema.js'
import { createTestDatabase, openTestService } from '../support/service.js'

it('notifications that the configuration does not name stay as they are at a restart', async () => {
  const database = await createTestDatabase()
  const id = crypto.randomUUID()
  const disabledAfterStart = async (securityNotifications: Record<string, boolean>) => {
    const config = { securityNotifications }
    const service = await openTestService(
      { projects: [{ id, displayName: 'Acme', config }] },
      database,
    )
    const isProject = eq(projects.id, id)
    const [row] = await service.ctx.db.select().from(projects).where(isProject)
    await service.close()
    return row?.disabledNotifications
  }
  expect(await disabledAfterStart({ new_device: false })).toEqual(['new_device'])
  expect(await disabledAfterStart({ passkey_added: false })).toEqual([
    'new_device',
    'passkey_added',
  ])
  expect(await disabledAfterStart({ new_device: true })).toEqual(['passkey_added'])
})
