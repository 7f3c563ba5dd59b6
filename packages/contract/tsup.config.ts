import { defineConfig } from 'tsup'
import { library } from '../../scripts/build/tsup.js'

// One file per module: a bundle would make an object of each module in `routes`, which apps could not tree-shake.
export default defineConfig(library({ platform: 'browser', bundle: false, entry: ['src/**/*.ts'] }))
