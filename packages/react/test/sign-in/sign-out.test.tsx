import { createNetwork } from '@latchkey/testing/network'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest'
import { type PageEvent, SignOut } from '../../src/pages/index.js'
import { createTestProject, createVisitor, email, password, show, users } from '../visitor.js'

const referrer = vi.spyOn(document, 'referrer', 'get')

beforeEach(() => void referrer.mockReturnValue(''))
afterEach(cleanup)
afterAll(() => referrer.mockRestore())

const createSignedIn = async () => {
  const visitor = createVisitor(await createTestProject({ users }))
  await visitor.app.signInWithCredential({ email, password, noRedirect: true })
  return visitor
}

it('signs out once, tells the service, and shows the ways on', async () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  const events: PageEvent[] = []
  const visitor = await createSignedIn()
  show(visitor, <SignOut onEvent={(event) => events.push(event)} />)
  const heading = await screen.findByRole('heading', { name: "You're signed out" })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(visitor.app.session.get().status).toBe('signed-out')
  expect(events).toEqual([{ type: 'signed-out', confirmed: true }])
  expect(network.calls('DELETE /auth/sessions/current')).toBe(1)
  screen.getByRole('link', { name: 'Sign in again' })
  screen.getByRole('link', { name: 'Go to home page' })
  expect(visitor.visits).toEqual([])
})

it('goes where the app says afterwards', async () => {
  const visitor = await createSignedIn()
  show(visitor, <SignOut redirectTo="/bye" />)
  await waitFor(() => expect(visitor.visits).toEqual(['/bye']))
})

it('goes there, too, when nobody was signed in', async () => {
  const visitor = createVisitor(await createTestProject())
  show(visitor, <SignOut redirectTo="/bye" />)
  await waitFor(() => expect(visitor.visits).toEqual(['/bye']))
})

it('says so when nobody was signed in', async () => {
  show(createVisitor(await createTestProject()), <SignOut />)
  await screen.findByText('You were already signed out.')
})

it('CC10: signs out here when the service is out of reach, and says what that means', async () => {
  const network = createNetwork(inject('latchkeyServiceUrl'))
  onTestFinished(() => network.close())
  const visitor = await createSignedIn()
  network.offline()
  show(visitor, <SignOut />)
  await screen.findByText(/^You're signed out here/)
  expect(visitor.app.session.get().status).toBe('signed-out')
})

it('asks first when another site has led here', async () => {
  referrer.mockReturnValue('https://elsewhere.example/page')
  const visitor = await createSignedIn()
  const { person } = show(visitor, <SignOut />)
  await screen.findByRole('heading', { name: 'Sign out?' })
  expect(visitor.app.session.get().status).toBe('active')
  screen.getByRole('link', { name: 'Stay signed in' })
  await person.click(screen.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: "You're signed out" })
})

it('does not ask when the app itself has led here', async () => {
  referrer.mockReturnValue(`${window.location.origin}/profile`)
  show(await createSignedIn(), <SignOut />)
  await screen.findByRole('heading', { name: "You're signed out" })
})

it('signs nobody out while the browser only draws the page ahead of a click', async () => {
  const visitor = await createSignedIn()
  const page = document as Document & { prerendering?: boolean }
  page.prerendering = true
  onTestFinished(() => void delete page.prerendering)
  show(visitor, <SignOut />)
  // The page knows who is here by then, and would have begun.
  await waitFor(() => expect(visitor.app.session.get().status).toBe('active'))
  await act(() => visitor.app.getUser())
  expect(visitor.app.session.get().status).toBe('active')
  page.prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  await screen.findByRole('heading', { name: "You're signed out" })
})
