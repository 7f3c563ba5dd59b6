import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage } from './open-page.js'

it('proves work in a page whose policy allows no worker, no blob and no eval', async () => {
  const project = await createTestProject({ users: [ada], config: { proofOfWork: 'always' } })
  // The page sets the options of the app inline.
  const policy = "script-src 'self' 'unsafe-inline'; worker-src 'none'; object-src 'none'"
  const { call, chunks } = await openPage(project, { policy })
  const files = () => chunks.filter(({ file }) => file.startsWith('solve-challenge-'))
  expect(files()).toEqual([])
  const result = await call((app, address) => app.sendForgotPasswordEmail(address), ada.email)
  expect(result).toMatchObject({ status: 'ok' })
  expect(files()).toHaveLength(1)
})
