// Runs a bundled scenario of Latchkey in a process of its own, on a page, and tells which files it loaded.
import { once } from 'node:events'
import type { Places } from './kit.js'
import { openPage } from './page.js'

/** Addresses of files, in the order of loading. */
export interface Loaded {
  /** Before anything ran. */
  first: string[]
  /** When everything had run. */
  all: string[]
}

declare const loaded: string[]

process.once('disconnect', () => process.exit())
const [{ url, places }] = (await once(process, 'message')) as [{ url: string; places: Places }]
openPage()
const program = (await import(url)) as { default: (places: Places) => Promise<unknown> }
const first = [...loaded]
if (!(await program.default(places))) throw new Error('The scenario did not sign in.')
process.send?.({ first, all: loaded } satisfies Loaded)
