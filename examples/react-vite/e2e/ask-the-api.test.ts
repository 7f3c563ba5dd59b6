import { describe, expect, inject, it } from 'vitest'
import { createVisitor } from '../../e2e/visitor.js'

describe('React example with its own API', () => {
  it('sends the session to the API in a header and not in a cookie', async () => {
    const visitor = await createVisitor()
    const page = await visitor.signUp('/members')
    const asked = page.waitForRequest(`${inject('honoUrl')}/me`)
    await page.getByRole('button', { name: 'Ask the API who you are' }).click()
    await page.getByText(`The API knows you as ${visitor.email}.`).waitFor()
    const headers = await (await asked).allHeaders()
    expect(headers).toMatchObject({ 'x-stack-auth': expect.any(String) })
    expect(headers).not.toHaveProperty('cookie')
  })
})
