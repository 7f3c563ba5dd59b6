import { defineConfig } from 'tsup'
import { library } from '../../scripts/build/tsup.js'

export default defineConfig(library({ platform: 'node', entry: ['src/bin.ts'] }))
