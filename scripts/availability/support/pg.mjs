// The driver of the service, which is not installed for the scripts.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(
  fileURLToPath(new URL('../../../packages/service/package.json', import.meta.url)),
)

/** @type {typeof import('pg')} */
export const { Client } = require('pg')
