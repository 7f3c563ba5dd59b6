import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The service of `npx latchkey dev`, to which the development server forwards calls. */
const SERVICE = 'http://localhost:4710'

export default defineConfig(({ command }) => ({
  // The service determines the base path of the dashboard and writes it into the page.
  base: command === 'build' ? './' : '/dashboard/',
  // From the sources, so that no other package has to be built first.
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  plugins: [react()],
  // Every browser that supports the app supports module preloading.
  build: {
    modulePreload: { polyfill: false },
    // The notices that the licenses of the bundled packages require.
    license: { fileName: 'licenses.md' },
  },
  server: {
    port: 4712,
    strictPort: true,
    proxy: { '/api': SERVICE, '/webhooks': SERVICE },
  },
}))
