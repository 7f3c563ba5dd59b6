import { defineConfig } from 'tsup'

// Bundles the styles, which rolldown can't. For the code, see rolldown.config.ts.
export default defineConfig({ entry: ['src/styles.css', 'src/account.css'] })
