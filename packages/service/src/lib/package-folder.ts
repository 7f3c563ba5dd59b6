import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** Where this package lies, whatever its code was bundled into. */
export const packageFolder = dirname(
  createRequire(import.meta.url).resolve('@latchkey/service/package.json'),
)
