import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Ends a wait of 50 s that the service asked for, as soon as it is shown. */
export async function cancelWait(person: UserEvent) {
  const text = await screen.findByText(/^Too many attempts. Try again in 5[0-2] seconds.$/)
  const alert = within(text.closest<HTMLElement>('[role="alert"]')!)
  await person.click(alert.getByRole('button', { name: 'Cancel' }))
}

/** Ends such a wait of a page that is still loading: it then says when to try again. */
export async function cancelLoading(person: UserEvent) {
  await cancelWait(person)
  await screen.findByRole('heading', { name: "This page couldn't load" })
  screen.getByText(/^Too many attempts. Try again in (4\d|5[0-2]) seconds.$/)
  const again = screen.getByRole('button', { name: 'Try again' })
  expect(again.getAttribute('aria-disabled')).toBe('true')
}
