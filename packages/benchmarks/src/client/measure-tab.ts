// Measures one kit in a separate process, which is started with --expose-gc, a large young generation and
// the name of the kit. It receives the URLs as a message and sends the figures.
import { once } from 'node:events'
import { countRefreshes } from './count-refreshes.js'
import type { OpenTab, Targets, Tab } from './kit.js'
import { openAuth0 } from './kits/auth0.js'
import { openBetterAuth } from './kits/better-auth.js'
import { openLatchkey } from './kits/latchkey.js'
import { openSupabase } from './kits/supabase.js'
import { measureCall } from './measure-call.js'
import { measureCachedRead, measureReadUser } from './measure-reads.js'
import { openPage } from './page.js'
import type { Comparison } from './rounds.js'

const kits: Record<string, OpenTab> = {
  latchkey: openLatchkey,
  supabase: openSupabase,
  'better-auth': openBetterAuth,
  auth0: openAuth0,
}

/** The figures of a kit. Figures that do not apply to it are missing. */
export interface TabFigures {
  /** Nanoseconds of a synchronous read, beside a property read by a function. */
  cached?: Comparison
  /** Bytes of garbage of a synchronous read. */
  bytesARead?: number
  /** Nanoseconds of an awaited read, beside a resolved promise. */
  readUser?: Comparison
  /** Milliseconds of a request, beside the same one with `fetch`. */
  call?: Comparison
  /** Number of refreshes for a hundred reads with an expired token, in one tab and in two. */
  refreshes?: { oneTab: number; twoTabs: number }
}

async function measure(open: OpenTab, targets: Targets): Promise<TabFigures> {
  const page = openPage()
  const tabs: Tab[] = []
  while (tabs.length < 4) tabs.push(await open(targets))
  const cached = tabs.flatMap((tab) => tab.cached ?? [])
  const readUser = tabs.flatMap((tab) => tab.readUser ?? [])
  const [tab, second] = tabs as [Tab, Tab]
  return {
    ...(cached.length > 0 && (await measureCachedRead(cached))),
    ...(readUser.length > 0 && { readUser: await measureReadUser(readUser) }),
    ...(tab.call && { call: await measureCall(page, tab.call) }),
    ...(tab.readFresh && {
      refreshes: {
        oneTab: await countRefreshes(page, targets, [tab]),
        twoTabs: await countRefreshes(page, targets, [tab, second]),
      },
    }),
  }
}

const open = kits[process.argv[2] ?? '']
if (!open) throw new Error(`There is no kit named ${process.argv[2]}.`)
process.once('disconnect', () => process.exit())
const [targets] = (await once(process, 'message')) as [Targets]
process.send?.(await measure(open, targets))
