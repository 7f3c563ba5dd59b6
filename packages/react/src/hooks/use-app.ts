import type { ClientApp } from '@latchkey/core'
import { useProvided } from '../provided.js'

/** The app of the nearest provider. */
export const useApp = (): ClientApp => useProvided().app
