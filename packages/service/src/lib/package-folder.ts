import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The folder of this package, also if its code is bundled. */
export const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@latchkey/service/package.json'),
)
