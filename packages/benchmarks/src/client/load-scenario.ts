// Runs a bundled scenario of Latchkey in a process that imitates a page, and sends the list of loaded
// files.
import { once } from 'node:events'
import type { Targets } from './kit.js'
import { openPage } from './page.js'

/** URLs of files, in the order of loading. */
export interface Loaded {
  /** Files that were loaded before the scenario ran. */
  first: string[]
  /** All files that were loaded. */
  all: string[]
}

declare const loaded: string[]

process.once('disconnect', () => process.exit())
const [{ url, targets }] = (await once(process, 'message')) as [{ url: string; targets: Targets }]
openPage()
const program = (await import(url)) as { default: (targets: Targets) => Promise<unknown> }
const first = [...loaded]
if (!(await program.default(targets))) throw new Error('The scenario did not sign in.')
process.send?.({ first, all: loaded } satisfies Loaded)
