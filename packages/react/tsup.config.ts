import { defineConfig } from 'tsup'

// For the code that runs in pages, see rolldown.config.ts.
export default defineConfig([
  // Bundles the styles, which rolldown can't.
  { entry: ['src/styles.css', 'src/account.css'] },
  {
    entry: ['src/frameworks/*/server.ts'],
    outDir: 'dist/frameworks',
    format: ['esm'],
    target: 'es2022',
    // Three small files. Shared chunks would be beside those of pages.
    splitting: false,
    sourcemap: true,
  },
])
