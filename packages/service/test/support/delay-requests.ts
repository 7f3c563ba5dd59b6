import type { Page } from 'playwright-core'

/** Delays the requests of a page to matching URLs until the returned function is called. */
export async function delayRequests(page: Page, addresses: string): Promise<() => void> {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(addresses, async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}
