import { defineConfig } from 'tsup'
import { library } from '../../tsup.library.js'

export default defineConfig(
  library({
    platform: 'browser',
    // The bundler drops the directives of merged files, so every chunk gets its own. `treeshake` is
    // off for the same reason: its second pass would drop them again.
    banner: { js: "'use client'" },
    external: ['react', 'react-dom'],
    // The bundler of the app sets the mode. Without this, the package would always be in
    // development mode.
    esbuildOptions(options) {
      options.define = { ...options.define, 'process.env.NODE_ENV': 'process.env.NODE_ENV' }
    },
  }),
)
