import type { Page } from 'playwright-core'

/** Keeps every script of a tab waiting, so that only what the server has written is there. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
