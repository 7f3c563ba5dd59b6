import { defineConfig } from 'tsup'
import { library } from '../../tsup.library.js'

const pages = library({ platform: 'browser', treeshake: true, clean: ['!react-native/**'] })

export default defineConfig([
  pages,
  {
    ...pages,
    outDir: 'dist/react-native',
    clean: true,
    sourcemap: false,
    esbuildOptions(options) {
      // Hermes takes no script that names it, not even one that would cope without.
      options.supported = { 'import-meta': false }
      options.logOverride = { 'empty-import-meta': 'silent' }
    },
  },
])
