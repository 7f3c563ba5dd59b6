import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** What a production server should send too: nothing runs or loads but the app itself. */
const policy = (...services: string[]) =>
  [
    "default-src 'self'",
    `connect-src 'self' ${services.join(' ')}`,
    "img-src 'self' data: https:",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

export default defineConfig(({ mode }) => {
  const { VITE_LATCHKEY_API_URL: service = '', VITE_API_URL: api = '' } = loadEnv(
    mode,
    import.meta.dirname,
  )
  return {
    plugins: [react()],
    // Every browser that knows the rest of the app preloads modules by itself.
    build: { modulePreload: { polyfill: false } },
    server: { port: 4711, strictPort: true },
    preview: {
      port: 4711,
      strictPort: true,
      // A link in a mail carries a code: no other site learns the address that it stands in.
      headers: {
        'Content-Security-Policy': policy(service, api),
        'Referrer-Policy': 'same-origin',
      },
    },
  }
})
