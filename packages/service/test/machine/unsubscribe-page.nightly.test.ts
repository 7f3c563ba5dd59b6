import axe from 'axe-core'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { openContent } from '../../src/domain/email/sealed-content.js'
import { createListener } from '../../src/http/listener.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { proveEmail } from '../support/sign-in.js'
import { watchPage } from '../support/watch-page.js'

const watched = watchPage()

const service = await setupTestService()
const listener = createListener(service.fetch)
const url = `http://127.0.0.1:${await listener.listen(0, '127.0.0.1')}`
afterAll(() => listener.close())

/** Sends a marketing email and returns the path of its unsubscribe link. */
async function unsubscribePath(): Promise<string> {
  const project = await openTestProject(service, { displayName: 'Acme' })
  const user = await signUp(project)
  await proveEmail(project, user)
  const body = {
    user_ids: [user.id],
    subject: 'News',
    html: '<h1>News</h1>',
    notification_category_name: 'Marketing',
  }
  await project.call('POST', '/emails/send-email', { access: 'server', body })
  const rows = await service.ctx.db.select().from(emails).where(eq(emails.userId, user.id))
  const [row] = rows.filter(({ template }) => template === 'marketing')
  const link = new URL(openContent(service.ctx.sealer, row!.contentSealed).unsubscribeLink ?? '')
  return link.pathname + link.search
}

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: its } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await its.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  })
}

it.each(['light', 'dark'] as const)(
  'unsubscribes on a phone in the %s scheme, without axe violations',
  async (colorScheme) => {
    const page = watched.current()
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(url + (await unsubscribePath()))
    const button = page.getByRole('button', { name: 'Unsubscribe' })
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await violationsOf(page)).toEqual([])
    await button.click()
    await button.waitFor({ state: 'detached' })
    expect(await violationsOf(page)).toEqual([])
  },
)
