// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { signedIn } from '../src/index.js'

it('signedIn works in a DOM environment with its own fetch', async () => {
  expect(navigator.userAgent).toContain('HappyDOM')
  const rename = vi.fn()
  const { app, user } = await signedIn(
    { displayName: 'Ada', teams: [{ displayName: 'Acme' }] },
    { answers: { 'PATCH /users/me': rename } },
  )
  expect(app.user.get().data).toMatchObject({ displayName: 'Ada' })
  expect(await user.listTeams()).toHaveLength(1)
  await user.setDisplayName('Grace')
  expect(rename).toHaveBeenCalledOnce()
  expect(app.user.get().data).toMatchObject({ displayName: 'Grace' })
})
