import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launch } from '../../../../scripts/chromium.mjs'

export interface WatchedPage {
  /** The page of the running test. */
  current(): Page
  /** Removes and returns the console errors so far, if a test expects them. */
  takeComplaints(): string[]
}

/**
 * Opens a page for each test of a file. An error in the console of the page fails the test.
 */
export function watchPage(): WatchedPage {
  let browser: Browser
  let page: Page
  let complaints: string[]
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    page = await browser.newPage()
    complaints = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
  })
  afterEach(async () => {
    await page.close()
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join('\n')}`)
  })
  return { current: () => page, takeComplaints: () => complaints.splice(0) }
}
