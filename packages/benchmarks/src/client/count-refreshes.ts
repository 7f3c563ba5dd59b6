import type { Targets, Tab } from './kit.js'
import type { Page } from './page.js'

const READERS = 100
const HOURS = 3_600_000

/** Reads in all tabs at the same time with an expired token, and counts the refreshes. */
export async function countRefreshes(
  page: Page,
  { mockServer }: Targets,
  tabs: readonly Tab[],
): Promise<number> {
  page.pass(2 * HOURS)
  await fetch(`${mockServer}/pass?millis=${2 * HOURS}`)
  const before = page.refreshes()
  await Promise.all(
    tabs.flatMap(({ readFresh }) => Array.from({ length: READERS }, () => readFresh?.())),
  )
  return page.refreshes() - before
}
