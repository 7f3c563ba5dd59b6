import type * as schemas from '@latchkey/contract/schemas'
import type { Implementation } from '../api/call/implement.js'
import * as handlers from '../api/index.js'

/** The calls of each noun of the contract. A noun that is missing does not compile. */
export const nouns: Readonly<Record<keyof typeof schemas, readonly Implementation[]>> = handlers

/** All calls of the API. */
export const implementations = Object.values(nouns).flat()
