import { defineConfig } from 'tsup'
import { library } from '../../tsup.library.js'

export default defineConfig(
  library({
    platform: 'browser',
    // The bundler keeps the directive of no file that it merges, so every chunk gets its own. For
    // the same reason there is no `treeshake`: its second pass would drop them again.
    banner: { js: "'use client'" },
    external: ['react', 'react-dom'],
    // Whoever bundles an app says what it is for. Without this, it would be development for good.
    esbuildOptions(options) {
      options.define = { ...options.define, 'process.env.NODE_ENV': 'process.env.NODE_ENV' }
    },
  }),
)
