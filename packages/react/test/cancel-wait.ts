import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Network, Route } from '@latchkey/testing/network'
import { expect, onTestFinished, vi } from 'vitest'

/** Stops the clock of the device until the test ends: a countdown keeps its first number, however busy the machine is. */
export function stopClock(): void {
  vi.setSystemTime(Date.now())
  onTestFinished(() => void vi.useRealTimers())
}

/** Rejects the next request of a route, which the client may retry in 50 s, and stops the clock of the device. */
export function respondWithWait(network: Network, route: Route): void {
  stopClock()
  network.respond429(route, { retryAfter: 50 })
}

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
