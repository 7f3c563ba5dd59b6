import { defineConfig } from 'tsup'
import { library } from '../../tsup.library.js'

export default defineConfig(library({ platform: 'node', entry: ['src/bin.ts'] }))
