import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** What the pages run under: nothing runs or loads but the app itself. */
const policy = (services: string, own = "'self'") =>
  [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src 'self' ${services}`,
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** What a production server sends with every file, too. */
const headers = (contentSecurityPolicy: string) => ({
  'Content-Security-Policy': contentSecurityPolicy,
  // A link in a mail carries a code: no other site learns the address that it stands in.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
})

/** What Vite writes into a page in development has it, and nothing in what is built. */
const nonce = 'development'

export default defineConfig(({ command, isPreview, mode }) => {
  const { VITE_LATCHKEY_API_URL: service, VITE_API_URL: api } = loadEnv(mode, import.meta.dirname)
  const services = `${service} ${api}`
  const inDevelopment = command === 'serve' && !isPreview
  return {
    plugins: [react()],
    // Every browser that knows the rest of the app preloads modules by itself.
    build: { modulePreload: { polyfill: false } },
    ...(inDevelopment && { html: { cspNonce: nonce } }),
    server: {
      port: 4711,
      strictPort: true,
      headers: headers(policy(services, `'self' 'nonce-${nonce}'`)),
    },
    preview: { port: 4711, strictPort: true, headers: headers(policy(services)) },
  }
})
