import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createOpenProject, createSignedIn, openSettings } from '../settings-visitor.js'
import { press } from '../visitor.js'

const foreignTop = {
  // A browser throws when a page reads the location of a top window of another origin.
  get location(): never {
    throw new DOMException('Blocked a frame', 'SecurityError')
  },
}

describe('AccountSettings in a restricted context', () => {
  it.each([
    [
      'in a frame of another site (OA43)',
      "Sign-in providers don't open inside another page.",
      () => vi.spyOn(window, 'top', 'get').mockReturnValue(foreignTop as unknown as Window),
    ],
    [
      'on a page without https (OA40)',
      'This needs a secure connection. Open this page with https.',
      () => void vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }),
    ],
    [
      'with blocked cookies',
      'Sign-in needs cookies. Allow them for this site, then reload the page.',
      () => vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false),
    ],
  ])('disables connecting an OAuth account and explains why %s', async (_where, says, change) => {
    const project = await createOpenProject({
      config: { oauthProviders: [{ id: 'github', type: 'shared' }] },
    })
    const visitor = await createSignedIn(project)
    change()
    onTestFinished(() => {
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    })
    const { person } = openSettings(visitor, 'security')
    const accounts = within(await screen.findByRole('region', { name: 'Connected accounts' }))
    accounts.getByText(says)
    const connect = accounts.getByRole('button', { name: 'Connect' })
    expect(connect.getAttribute('aria-disabled')).toBe('true')
    await person.click(connect)
    expect(connect.getAttribute('aria-busy')).toBe('false')
    expect(visitor.visits).toEqual([])
  })

  it.each([
    ['security', 'Change password'],
    ['profile', 'Delete account'],
  ])(
    'in a frame of another site, the section "%s" asks to open a new tab for "%s" (XS16)',
    async (place, name) => {
      const visitor = await createSignedIn(await createOpenProject())
      vi.spyOn(window, 'top', 'get').mockReturnValue(foreignTop as unknown as Window)
      onTestFinished(() => void vi.restoreAllMocks())
      const { person } = openSettings(visitor, place)
      await press(person, name)
      const dialog = await screen.findByRole('dialog', { name: 'Open this page in its own tab' })
      const link = within(dialog).getByRole('link', { name: 'Open in a new tab' })
      expect(link.getAttribute('href')).toBe(window.location.href)
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
      expect(within(dialog).queryByRole('textbox')).toBeNull()
      await person.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )
})
