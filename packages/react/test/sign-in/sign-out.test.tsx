import type { ClientAppOptions } from '@latchkey/core'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { scaledTimers, shortenPauses } from '../../../core/test/support/timers.js'
import { type PageEvent, SignOut } from '../../src/pages/index.js'
import { watchNetwork } from '../network.js'
import { createTestProject, createVisitor, openLink, show, users } from '../visitor.js'
import { createSignedIn } from '../create-signed-in.js'

const referrer = vi.spyOn(document, 'referrer', 'get')

beforeEach(() => void referrer.mockReturnValue(''))
afterAll(() => referrer.mockRestore())

const createSignedInAda = async (options?: ClientAppOptions) =>
  createSignedIn(await createTestProject({ users }), options)

describe('SignOut', () => {
  it('signs the user out with one request and links to the sign-in and home pages', async () => {
    const network = watchNetwork()
    const events: PageEvent[] = []
    const visitor = await createSignedInAda()
    show(visitor, <SignOut onEvent={(event) => events.push(event)} />)
    const heading = await screen.findByRole('heading', { name: "You're signed out" })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(visitor.app.session.get().status).toBe('signed-out')
    expect(events).toEqual([{ type: 'signed-out', confirmed: true }])
    expect(network.calls('DELETE /auth/sessions/current')).toBe(1)
    screen.getByRole('link', { name: 'Sign in again' })
    screen.getByRole('link', { name: 'Go to home page' })
  })

  it('goes to the page afterSignOut after the sign-out, in place of this page (69)', async () => {
    const navigations: unknown[] = []
    const visitor = await createSignedInAda({
      urls: { afterSignOut: '/bye' },
      redirectMethod: { navigate: (to, options) => void navigations.push([to, options]) },
    })
    show(visitor, <SignOut />)
    await waitFor(() => expect(navigations).toEqual([['/bye', { replace: true }]]))
    expect(visitor.app.session.get().status).toBe('signed-out')
  })

  it('takes a signed-out user to the page afterSignOut (69)', async () => {
    const visitor = createVisitor(await createTestProject(), { urls: { afterSignOut: '/bye' } })
    show(visitor, <SignOut />)
    await waitFor(() => expect(visitor.visits).toEqual(['/bye']))
  })

  it('redirects to the redirectTo prop after the sign-out', async () => {
    const visitor = await createSignedInAda()
    show(visitor, <SignOut redirectTo="/bye" />)
    await waitFor(() => expect(visitor.visits).toEqual(['/bye']))
  })

  it('redirects a signed-out user to the redirectTo prop', async () => {
    const visitor = createVisitor(await createTestProject())
    show(visitor, <SignOut redirectTo="/bye" />)
    await waitFor(() => expect(visitor.visits).toEqual(['/bye']))
  })

  it('shows a signed-out user that they were already signed out', async () => {
    show(createVisitor(await createTestProject()), <SignOut />)
    await screen.findByText('No one was signed in on this browser.')
    screen.getByRole('link', { name: 'Sign in' })
  })

  it('signs the user out in this browser and explains it when the service is unreachable (CC10)', async () => {
    const network = watchNetwork()
    const visitor = await createSignedInAda({ platform: { timers: scaledTimers(shortenPauses) } })
    network.offline()
    show(visitor, <SignOut />)
    await screen.findByText(/^You're signed out here/)
    expect(visitor.app.session.get().status).toBe('signed-out')
    expect(visitor.visits).toEqual([])
  })

  it('asks for confirmation when another site linked to the page', async () => {
    referrer.mockReturnValue('https://elsewhere.example/page')
    const visitor = await createSignedInAda()
    const { person } = show(visitor, <SignOut />)
    await screen.findByRole('heading', { name: 'Sign out?' })
    expect(visitor.app.session.get().status).toBe('active')
    screen.getByRole('link', { name: 'Stay signed in' })
    await person.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: "You're signed out" })
  })

  it('asks for confirmation when another app asks for the sign-out, also in an expired request', async () => {
    openLink(`${window.location.origin}/handler/sign-out?logout=expired`)
    const visitor = await createSignedInAda()
    show(visitor, <SignOut />)
    await screen.findByText(/^Another site sent you here/)
    expect(visitor.app.session.get().status).toBe('active')
    screen.getByRole('link', { name: 'Stay signed in' })
  })

  it('asks for no confirmation when the app linked to the page', async () => {
    referrer.mockReturnValue(`${window.location.origin}/profile`)
    show(await createSignedInAda(), <SignOut />)
    await screen.findByRole('heading', { name: "You're signed out" })
  })

  it('does not sign the user out while the page is prerendered', async () => {
    const visitor = await createSignedInAda()
    const page = document as Document & { prerendering?: boolean }
    page.prerendering = true
    onTestFinished(() => void delete page.prerendering)
    show(visitor, <SignOut />)
    // The page has loaded the session by now and would have started the sign-out.
    await waitFor(() => expect(visitor.app.session.get().status).toBe('active'))
    await act(() => visitor.app.getUser())
    expect(visitor.app.session.get().status).toBe('active')
    page.prerendering = false
    document.dispatchEvent(new Event('prerenderingchange'))
    await screen.findByRole('heading', { name: "You're signed out" })
  })
})
