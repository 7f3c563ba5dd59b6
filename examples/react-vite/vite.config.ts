import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** The content security policy of the pages: only the app itself runs and loads. */
const policy = (services: string, own = "'self'") =>
  [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src 'self' ${services}`,
    // The service of development stores logos without https.
    `img-src 'self' data: https: ${services}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The security headers of every file, as in production. */
const headers = (contentSecurityPolicy: string) => ({
  'Content-Security-Policy': contentSecurityPolicy,
  // A link in an email contains a code: no other site receives its URL.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
})

/** The nonce of the scripts that Vite adds in development. Built pages have no inline scripts. */
const nonce = 'development'

export default defineConfig(({ command, isPreview, mode }) => {
  const { VITE_LATCHKEY_API_URL: service, VITE_API_URL: api } = loadEnv(mode, import.meta.dirname)
  const services = `${service} ${api}`
  const inDevelopment = command === 'serve' && !isPreview
  return {
    plugins: [react()],
    // Every browser that supports the app supports module preloading.
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
