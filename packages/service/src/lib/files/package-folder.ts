import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The folder of this package, also for bundled code. */
export const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@latchkey/service/package.json'),
)
