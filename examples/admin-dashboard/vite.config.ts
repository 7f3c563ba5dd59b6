import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/**
 * What a production server should send too: nothing runs or loads but the app itself. The preview of a
 * mail is a document of the scheme `data:` with colours in style attributes, under this same policy.
 */
const policy = (service: string) =>
  [
    "default-src 'self'",
    `connect-src 'self' ${service}`,
    "img-src 'self' data: https:",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    'frame-src data:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

export default defineConfig(({ mode }) => {
  const { VITE_LATCHKEY_API_URL: service = '' } = loadEnv(mode, import.meta.dirname)
  return {
    plugins: [react()],
    // Every browser that knows the rest of the app preloads modules by itself.
    build: { modulePreload: { polyfill: false } },
    server: { port: 4712, strictPort: true },
    preview: {
      port: 4712,
      strictPort: true,
      headers: { 'Content-Security-Policy': policy(service), 'Referrer-Policy': 'same-origin' },
    },
  }
})
