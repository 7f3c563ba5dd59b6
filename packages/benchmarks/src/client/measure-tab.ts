// Measures one kit in a process of its own. Started with --expose-gc, a large young generation, and the
// name of the kit; told the places, it answers with the figures.
import { once } from 'node:events'
import { countRefreshes } from './count-refreshes.js'
import type { OpenTab, Places, Tab } from './kit.js'
import { openAuth0 } from './kits/auth0.js'
import { openBetterAuth } from './kits/better-auth.js'
import { openLatchkey } from './kits/latchkey.js'
import { openSupabase } from './kits/supabase.js'
import { measureCall } from './measure-call.js'
import { measureKnown, measureReadUser } from './measure-reads.js'
import { openPage } from './page.js'
import type { Compared } from './rounds.js'

const kits: Record<string, OpenTab> = {
  latchkey: openLatchkey,
  supabase: openSupabase,
  'better-auth': openBetterAuth,
  auth0: openAuth0,
}

/** The figures of a kit. Figures that it cannot have are missing. */
export interface TabFigures {
  /** Nanoseconds a read, beside a property read through a function. */
  known?: Compared
  /** Bytes that a read without waiting leaves behind. */
  bytesARead?: number
  /** Nanoseconds a read, beside waiting for a promise that is resolved already. */
  readUser?: Compared
  /** Milliseconds a request, beside the bare one. */
  call?: Compared
  /** Requests for a hundred reads with an expired token, in one tab and in two; the reads not counted. */
  refreshes?: { oneTab: number; twoTabs: number }
}

async function measure(open: OpenTab, places: Places): Promise<TabFigures> {
  const page = openPage()
  const tabs: Tab[] = []
  while (tabs.length < 4) tabs.push(await open(places))
  const known = tabs.flatMap((tab) => tab.known ?? [])
  const readUser = tabs.flatMap((tab) => tab.readUser ?? [])
  const [tab, second] = tabs as [Tab, Tab]
  return {
    ...(known.length > 0 && (await measureKnown(known))),
    ...(readUser.length > 0 && { readUser: await measureReadUser(readUser) }),
    ...(tab.call && { call: await measureCall(page, tab.call) }),
    ...(tab.readFresh && {
      refreshes: {
        oneTab: await countRefreshes(page, places, [tab]),
        twoTabs: await countRefreshes(page, places, [tab, second]),
      },
    }),
  }
}

const open = kits[process.argv[2] ?? '']
if (!open) throw new Error(`There is no kit named ${process.argv[2]}.`)
process.once('disconnect', () => process.exit())
const [places] = (await once(process, 'message')) as [Places]
process.send?.(await measure(open, places))
