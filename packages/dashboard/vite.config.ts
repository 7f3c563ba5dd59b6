import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The service of `npx latchkey dev`, which the development server passes the calls to. */
const SERVICE = 'http://localhost:4710'

export default defineConfig(({ command }) => ({
  // The service decides where the dashboard is served, and writes that path into the page.
  base: command === 'build' ? './' : '/dashboard/',
  // From the sources, so that no other package has to be built first.
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  plugins: [react()],
  // Every browser that knows the rest of the app preloads modules by itself.
  build: {
    modulePreload: { polyfill: false },
    // The notices that the licenses of the bundled packages ask for.
    license: { fileName: 'licenses.md' },
  },
  server: {
    port: 4712,
    strictPort: true,
    proxy: { '/api': SERVICE, '/webhooks': SERVICE },
  },
}))
