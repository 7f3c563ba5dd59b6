import { LatchkeyProvider, useUser } from '@latchkey/react'
import { signedIn, signedOut } from '@latchkey/testing'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

/** The component under test. */
function Page() {
  const user = useUser()
  if (!user) return <h1>Welcome</h1>
  return (
    <>
      <h1>Hello {user.displayName}</h1>
      <button onClick={() => void user.setDisplayName('Grace')}>Rename</button>
    </>
  )
}

test('greets the signed-in user', async () => {
  const { app } = await signedIn({ displayName: 'Ada', teams: [{ displayName: 'Acme' }] })
  render(
    <LatchkeyProvider app={app}>
      <Page />
    </LatchkeyProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Hello Ada')
})

test('welcomes signed-out visitors', () => {
  const { app } = signedOut()
  render(
    <LatchkeyProvider app={app}>
      <Page />
    </LatchkeyProvider>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Welcome')
})

test('renames', async () => {
  const rename = vi.fn()
  const { app } = await signedIn({ displayName: 'Ada' }, { answers: { 'PATCH /users/me': rename } })
  render(
    <LatchkeyProvider app={app}>
      <Page />
    </LatchkeyProvider>,
  )
  await userEvent.click(screen.getByText('Rename'))
  expect(await screen.findByText('Hello Grace')).toBeTruthy()
  expect(rename).toHaveBeenCalledWith({ display_name: 'Grace' })
})
