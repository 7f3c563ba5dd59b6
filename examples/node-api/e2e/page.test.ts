import { expect, inject, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { createVisitor } from '../../e2e/visitor.js'

it.each([
  ['Hono', inject('honoUrl')],
  ['Express', inject('expressUrl')],
])('the page of the API on %s signs in and calls the API', async (_, url) => {
  const visitor = await createVisitor({ at: url })
  const page = await visitor.open('/')
  await page.getByRole('button', { name: 'Use the demo account' }).click()
  await expectVisible(page.getByText('Signed in as demo@example.com.'))
  await page.getByRole('button', { name: 'Call GET /me' }).click()
  await expectVisible(page.getByText(/^200 \{.*"email": "demo@example\.com"/s))
  expect(visitor.pageErrors).toEqual([])
})
