import { defineConfig } from 'tsup'
import { library } from '../../scripts/build/tsup.js'

// For React Native: the files of rolldown would be 8 % larger. For pages and servers, see rolldown.config.ts.
export default defineConfig(
  library({
    platform: 'browser',
    treeshake: true,
    outDir: 'dist/react-native',
    sourcemap: false,
    esbuildOptions(options) {
      // Hermes cannot parse `import.meta`, not even in code that never runs.
      options.supported = { 'import-meta': false }
      options.logOverride = { 'empty-import-meta': 'silent' }
    },
  }),
)
