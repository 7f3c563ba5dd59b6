import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage } from './open-page.js'

const project = await createTestProject({ users: [ada] })

it('signInWithPassword signs the user in for every tab of the browser', async () => {
  const { call, openTab, chunks } = await openPage(project)
  const other = await openTab('/any/path?of=it')
  expect(
    await call((app, credential) => app.signInWithPassword(credential), {
      ...ada,
      noRedirect: true,
    }),
  ).toEqual({ status: 'ok' })
  expect(await other.call((app) => app.session.get())).toEqual({ status: 'active' })
  expect(await other.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
  // No chunk is loaded before it is needed.
  for (const { file } of chunks) expect(file).toMatch(/^(app\.|chunk-)/)
})

it('rejects with an explanation if a lazy chunk cannot be loaded', async () => {
  const { call, chunks } = await openPage(project, { blocked: /^email-flows-/ })
  const failure = call((app, email) => app.sendMagicLinkEmail(email), ada.email)
  await expect(failure).rejects.toThrow(/Check your connection, then reload the page/)
  expect(chunks.filter(({ isBlocked }) => isBlocked)).toHaveLength(1)
})
