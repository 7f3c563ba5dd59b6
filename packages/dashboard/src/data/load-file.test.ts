import { describe, expect, it, vi } from 'vitest'
import { loadFile, type PageBrowser } from './load-file.js'

const Page = { name: 'Users' }
const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function createBrowser({ isOnline = true, isServed = true } = {}) {
  const stored = new Map<string, string>()
  const reload = vi.fn<() => void>()
  const browser: PageBrowser = {
    location: { pathname: '/dashboard/projects/p/users', href: 'http://localhost/users', reload },
    sessionStorage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
    navigator: { onLine: isOnline },
    fetch: () => Promise.resolve({ ok: isServed }),
  }
  return { browser, reload }
}

describe('loadFile', () => {
  it('reloads once for a file that a release has removed, then rejects (65)', async () => {
    const { browser, reload } = createBrowser()
    void loadFile(failing, browser)
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    await expect(loadFile(failing, browser)).rejects.toThrow('A file of this page can’t be loaded.')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads again for the next release, after the page has loaded (65)', async () => {
    const { browser, reload } = createBrowser()
    void loadFile(failing, browser)
    await expect.poll(() => reload.mock.calls.length).toBe(1)
    expect(await loadFile(() => Promise.resolve(Page), browser)).toBe(Page)
    void loadFile(failing, browser)
    await expect.poll(() => reload.mock.calls.length).toBe(2)
  })

  it.each([
    ['offline', { isOnline: false }, 'You’re offline.'],
    ['while the service does not serve the page', { isServed: false }, 'can’t be loaded'],
  ])('does not reload %s, which would lose the frame (65)', async (_, condition, message) => {
    const { browser, reload } = createBrowser(condition)
    await expect(loadFile(failing, browser)).rejects.toThrow(message)
    expect(reload).not.toHaveBeenCalled()
  })
})
