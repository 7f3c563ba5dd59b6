import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Ends a wait of 50 s that the service asked for, as soon as it is shown. */
export async function cancelWait(person: UserEvent) {
  const text = await screen.findByText(
    /^That was a lot of tries. You can go on in 5[0-2] seconds.$/,
  )
  const alert = within(text.closest<HTMLElement>('[role="alert"]')!)
  await person.click(alert.getByRole('button', { name: 'Cancel' }))
}

/** The page says that it did not load, and when to try again. */
export async function findUnavailable() {
  await screen.findByRole('heading', { name: 'This page did not load' })
  screen.getByText(/^That was a lot of tries. You can go on in (4\d|5[0-2]) seconds.$/)
  return screen.getByRole('button', { name: 'Try again' })
}
