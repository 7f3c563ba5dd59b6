import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type PageEvent, type PageProps, SignIn } from '../../src/pages/index.js'
import { holdResponse, watchNetwork } from '../network.js'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import {
  createTestProject,
  createVisitor,
  email,
  password,
  press as pressButton,
  show,
  users,
} from '../visitor.js'

const PASSWORD_SIGN_IN = 'POST /auth/password/sign-in'
const UPDATE = 'POST /auth/password/update'

const openPage = async (onEvent?: PageProps['onEvent']) => {
  const visitor = createVisitor(await createTestProject({ users }))
  const view = show(visitor, <SignIn onEvent={onEvent} />)
  const emailField = await screen.findByLabelText('Email address')
  return { ...visitor, ...view, emailField, passwordField: screen.getByLabelText('Password') }
}

const press = () => screen.getByRole('button', { name: 'Sign in' })

describe('a page that unloads', () => {
  // Firefox and Safari abort pending requests when the page unloads. This network does the same.
  it.each(['beforeunload', 'pagehide'])(
    'shows no error for a request that was aborted after %s, and signs in when the user tries again (HT50)',
    async (eventType) => {
      const network = watchNetwork()
      const events: PageEvent[] = []
      const { person, visits, emailField, passwordField } = await openPage((event) =>
        events.push(event),
      )
      const abort = holdResponse(network, PASSWORD_SIGN_IN)
      network.fail(PASSWORD_SIGN_IN, { times: 2 })
      await person.type(emailField, email)
      await person.type(passwordField, `${password}{Enter}`)
      await waitFor(() => expect(network.calls(PASSWORD_SIGN_IN)).toBe(1))
      window.dispatchEvent(new Event(eventType))
      abort()
      await waitFor(() => expect(press().getAttribute('aria-busy')).toBe('false'))
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).toBe('')
      expect(events).toEqual([])

      await person.click(press())
      await screen.findByText(/^Can't reach the server/)
      expect(events).toMatchObject([{ type: 'failed' }])
      await person.click(press())
      await waitFor(() => expect(visits).toEqual(['/']))
    },
  )

  it('shows an error of the service after beforeunload if the user stays on the page (HT50)', async () => {
    const network = watchNetwork()
    const { person, emailField, passwordField } = await openPage()
    const release = holdResponse(network, PASSWORD_SIGN_IN)
    network.replaceAnswer(PASSWORD_SIGN_IN, { status: 500 })
    await person.type(emailField, email)
    await person.type(passwordField, `${password}{Enter}`)
    await waitFor(() => expect(network.calls(PASSWORD_SIGN_IN)).toBe(1))
    window.dispatchEvent(new Event('beforeunload'))
    release()
    await screen.findByText(/^Something went wrong/)
  })

  it('shows no error for a change in the settings that was aborted, and saves it when the user tries again (HT50)', async () => {
    const visitor = await createSignedIn(await createOpenProject())
    const network = watchNetwork()
    const abort = holdResponse(network, UPDATE)
    network.fail(UPDATE)
    const { person, events } = openSettings(visitor, 'security')
    await pressButton(person, 'Change password')
    await person.type(await screen.findByLabelText('Current password'), password)
    await person.type(screen.getByLabelText('New password'), 'another horse battery')
    const save = screen.getByRole('button', { name: 'Save password' })
    await person.click(save)
    await waitFor(() => expect(network.calls(UPDATE)).toBe(1))
    window.dispatchEvent(new Event('pagehide'))
    abort()
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBe('false'))
    expect(screen.queryByText(/^Can't reach the server/)).toBeNull()
    expect(events).toEqual([])
    await person.click(save)
    await screen.findByText('Password saved.')
  })
})
