import { expect, inject, test } from 'vitest'
import { createVisitor } from '../../e2e/visitor.js'

test("the app's own server knows whose page it is, by a header and no cookie", async () => {
  const visitor = await createVisitor()
  await visitor.signUp()
  const page = await visitor.open('/members')
  const asked = page.waitForRequest(`${inject('honoUrl')}/me`)
  await page.getByRole('button', { name: 'Ask the API who you are' }).click()
  await page.getByText(`The API knows you as ${visitor.email}.`).waitFor()
  const headers = await (await asked).allHeaders()
  expect(headers).toMatchObject({ 'x-stack-auth': expect.any(String) })
  expect(headers).not.toHaveProperty('cookie')
})
