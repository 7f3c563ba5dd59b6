import type { Places, Tab } from './kit.js'
import type { Page } from './page.js'

const READERS = 100
const HOURS = 3_600_000

/** Reads in every tab at once with a token that has expired, and counts the refreshes. */
export async function countRefreshes(
  page: Page,
  { standIn }: Places,
  tabs: readonly Tab[],
): Promise<number> {
  page.pass(2 * HOURS)
  await fetch(`${standIn}/pass?millis=${2 * HOURS}`)
  const before = page.refreshes()
  await Promise.all(
    tabs.flatMap(({ readFresh }) => Array.from({ length: READERS }, () => readFresh?.())),
  )
  return page.refreshes() - before
}
