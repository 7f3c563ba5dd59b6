import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from '../../../core/test/support/open-network.js'
import { SignIn } from '../../src/pages/index.js'
import { holdResponse } from '../network.js'
import { createTestProject, createVisitor, email, press, show } from '../visitor.js'

const SEND = 'POST /auth/otp/send-sign-in-code'
const ENTER = 'POST /auth/otp/sign-in'
const network = openNetwork()

afterEach(() => void vi.useRealTimers())

/** Opens the form for an emailed code, just after the email was sent. */
async function openStep() {
  const project = await createTestProject({ config: { magicLinkEnabled: true } })
  const { person } = show(createVisitor(project), <SignIn />)
  await person.click(await screen.findByRole('button', { name: 'Use an email code instead' }))
  await person.type(screen.getByRole('textbox'), `${email}{Enter}`)
  const again = await screen.findByRole('button', { name: /^Resend in/ })
  return { project, person, again }
}

/** Opens the form and waits until the email can be resent. */
async function openAfterWait() {
  const { person, again } = await openStep()
  // The countdown starts a moment after the button appears.
  await waitFor(() => {
    vi.setSystemTime(Date.now() + 31_000)
    expect(again.getAttribute('aria-disabled')).toBe('false')
  })
  return { person, again }
}

describe('SignIn with an emailed code', () => {
  it('disables both buttons and announces the rate limit once when the email is resent too early (IN20)', async () => {
    const { person, again } = await openAfterWait()
    network.respond429(SEND, { retryAfter: 90 })
    await person.click(again)
    await screen.findByText(/^Too many attempts/, { selector: '.lk-unseen' })
    for (const name of ['Sign in', 'Resend code'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByText(/^Too many attempts/, { selector: '.lk-unseen' })).toHaveLength(1)
    await person.click(again)
    expect(network.calls(SEND)).toBe(2)
  })

  it('keeps the cooldown if the address did not change (IN20)', async () => {
    // The clock stands still from here on.
    vi.setSystemTime(Date.now())
    const { project, person } = await openStep()
    await person.click(screen.getByRole('button', { name: 'Change' }))
    vi.setSystemTime(Date.now() + 50_000)
    await press(person, 'Email me a code')
    const again = await screen.findByRole('button', { name: /^Resend in ([1-9]|10) seconds/ })
    expect(again.getAttribute('aria-disabled')).toBe('true')
    expect(network.calls(SEND)).toBe(1)

    // The code of the first email is still valid.
    const { link } = await project.inbox.next({ to: email })
    const code = new URL(link).searchParams.get('code') ?? ''
    await person.type(screen.getByRole('textbox'), code.slice(0, 6))
    await waitFor(() => expect(network.calls(ENTER)).toBe(1))
    await screen.findByRole('heading', { name: "You're signed in" })
  })

  it('sends an email to another address without a cooldown (IN20)', async () => {
    const { project, person } = await openStep()
    await person.click(screen.getByRole('button', { name: 'Change' }))
    const field = await screen.findByRole('textbox')
    await person.clear(field)
    await person.type(field, 'eve@example.com{Enter}')
    await project.inbox.next({ to: 'eve@example.com' })
    expect(network.calls(SEND)).toBe(2)
  })

  it('disables the code field while the email is being resent', async () => {
    const { person, again } = await openAfterWait()
    const release = holdResponse(network, SEND)
    await person.click(again)
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await person.type(field, 'ABC123')
    expect(field.value).toBe('')
    const signIn = screen.getByRole('button', { name: 'Sign in' })
    expect(signIn.getAttribute('aria-disabled')).toBe('true')
    release()
    await waitFor(() => expect(signIn.getAttribute('aria-disabled')).toBe('false'))
    await person.type(field, 'ABC123')
    await waitFor(() => expect(network.calls(ENTER)).toBe(1))
  })

  it('disables the resend button while a code is being checked', async () => {
    const { person, again } = await openAfterWait()
    const release = holdResponse(network, ENTER)
    await person.type(screen.getByRole('textbox'), 'ABC123')
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'))
    release()
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'))
  })

  it('announces each resent email to screen readers', async () => {
    const { person, again } = await openAfterWait()
    const announced = screen.getByText(/^We sent a code/).closest('[role=status]')?.firstChild
    expect(announced?.isConnected).toBe(true)
    await person.click(again)
    // Screen readers announce the text only if its node is replaced.
    await waitFor(() => expect(announced?.isConnected).toBe(false))
  })

  it('disables changing the address while the email is being resent', async () => {
    const { person, again } = await openAfterWait()
    const release = holdResponse(network, SEND)
    await person.click(again)
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'))
    const edit = screen.getByRole<HTMLButtonElement>('button', { name: 'Change' })
    await person.click(edit)
    expect(edit.isConnected).toBe(true)
    expect(edit.disabled).toBe(true)
    release()
    await waitFor(() => expect(edit.disabled).toBe(false))
    await person.click(edit)
    await screen.findByRole('button', { name: 'Email me a code' })
  })
})
