import type { Page } from 'playwright-core'

/** Keeps what a page asks for at such addresses from coming until what this resolves to is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
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
