import { describe, expect, inject, it } from 'vitest'
import { createVisitor } from '../../e2e/visitor.js'

describe('React example with its own API', () => {
  it('calls the API with an access token, without the refresh token and without cookies', async () => {
    const visitor = await createVisitor()
    const page = await visitor.signUp('/members')
    const apiRequest = page.waitForRequest(`${inject('honoUrl')}/me`)
    await page.getByRole('button', { name: 'Call the API' }).click()
    await page.getByText(`The API authenticated you as ${visitor.email}.`).waitFor()
    const headers = await (await apiRequest).allHeaders()
    expect(headers).toMatchObject({ authorization: expect.stringMatching(/^Bearer \S+$/) })
    expect(headers).not.toHaveProperty('x-stack-auth')
    expect(headers).not.toHaveProperty('cookie')
  })
})
