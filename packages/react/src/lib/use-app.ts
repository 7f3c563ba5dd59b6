import type { ClientApp } from '@latchkey/core'
import { useProvided } from '../provided.js'

/** Returns the app of the nearest `LatchkeyProvider`. */
export const useApp = (): ClientApp => useProvided().app
