import { render, screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactElement, StrictMode, Suspense, useSyncExternalStore } from 'react'
import { expect } from 'vitest'
import { LatchkeyProvider } from '../src/index.js'
import { goTo, password, type Visitor } from './create-visitor.js'

export * from './create-visitor.js'

export interface View {
  /** Types, clicks and pastes like a person. */
  person: UserEvent
  container: HTMLElement
}

/** Shows something to a visitor, with every effect run twice, as in development. */
export function show({ app }: Visitor, ui: ReactElement): View {
  const person = userEvent.setup()
  const { container } = render(
    <StrictMode>
      <LatchkeyProvider app={app}>
        <Suspense fallback="Waiting">{ui}</Suspense>
      </LatchkeyProvider>
    </StrictMode>,
  )
  return { person, container }
}

/** Shows a page with a form for an email address and a password. */
export async function showCredentialForm(visitor: Visitor, ui: ReactElement) {
  const view = show(visitor, ui)
  const emailField = await screen.findByLabelText('Email address')
  const passwordField = screen.getByLabelText('Password')
  const submit = async (typedEmail: string, typedPassword = password) => {
    await view.person.type(emailField, typedEmail)
    await view.person.type(passwordField, `${typedPassword}{Enter}`)
  }
  return { ...visitor, ...view, emailField, passwordField, submit }
}

/** The button, once it takes a press: before that it swallows one. */
export async function ready(name: string | RegExp) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  return button
}

export const press = async (person: UserEvent, name: string | RegExp) =>
  person.click(await ready(name))

/** Takes the page to an address, as an app's own router does. */
export function route(address: string): void {
  goTo(address)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

const watch = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  return () => window.removeEventListener('popstate', listener)
}

/** The path of the page, by which such a router decides. */
export const usePath = () => useSyncExternalStore(watch, () => window.location.pathname)
