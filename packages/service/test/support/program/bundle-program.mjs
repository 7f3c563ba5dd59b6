import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/**
 * Bundles the command-line program of the service from its sources, so that no build of the packages is needed.
 *
 * @param {string} outfile a file in whose folder `@latchkey/service` can be found
 */
export const bundleServiceProgram = (outfile) =>
  build({
    entryPoints: [fileURLToPath(new URL('../../../src/bin.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@latchkey/source'],
    external: [
      '@electric-sql/*',
      '@hono/*',
      '@node-rs/*',
      '@opentelemetry/*',
      'drizzle-orm',
      'jiti',
      'nodemailer',
      'pg',
    ],
    banner: {
      js: "import { createRequire as cr } from 'node:module'; const require = cr(import.meta.url);",
    },
  })
