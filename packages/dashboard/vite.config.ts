import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** The service of `npx latchkey dev`, to which the development server forwards calls. */
const SERVICE = 'http://localhost:4710'

/** The folder of a language other than English, which comes with the pages. */
const LANGUAGE = /[\\/]locales[\\/](?!en[\\/])([\w-]+)[\\/][\w-]+\.ts$/

/** The hosted pages and their components. The dashboard formats its texts and times with the same functions. */
const HOSTED_PAGES = /[\\/]packages[\\/]react[\\/]src[\\/](?!i18n[\\/])/

/** The table component and libraries. The first file has those of every page, so that only the table's remain. */
const TABLES = /[\\/](?:node_modules[\\/]|data-table\.tsx$)/

/** Whether a module that several pages share goes into the file that the overview loads too. */
const isForAnyPage = (module: string) => !HOSTED_PAGES.test(module) && !TABLES.test(module)

/** Writes each file in compressed form too, so that the service compresses nothing while it responds. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const compressible = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css)$/.test(name))
    await Promise.all(
      compressible.map(async (name) => {
        const output = bundle[name]
        const content = Buffer.from(output?.type === 'chunk' ? output.code : (output?.source ?? ''))
        await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(content))
        const options = { level: constants.Z_BEST_COMPRESSION }
        await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(content, options))
      }),
    )
  },
}

export default defineConfig(({ command }) => ({
  // The service determines the base path of the dashboard and writes it into the page.
  base: command === 'build' ? './' : '/dashboard/',
  // From the sources, so that no other package has to be built first.
  resolve: { conditions: ['@latchkey/source', ...defaultClientConditions] },
  plugins: [react(), precompress],
  // Every browser that supports the app supports module preloading.
  build: {
    modulePreload: { polyfill: false },
    // The notices that the licenses of the bundled packages require.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Most pages need the same small modules. Each in a file of its own would be thirty requests more.
          groups: [
            {
              // The texts of the dashboard and of the hosted pages in one language.
              name: (module) => LANGUAGE.exec(module)?.[1] ?? null,
              priority: 2,
            },
            // The modules that `main.tsx` imports statically. A module that only pages import does not add to them.
            { name: 'index', tags: ['$initial'], priority: 1 },
            { name: 'shared', test: isForAnyPage, minShareCount: 3 },
            // Small components that two pages have.
            { name: 'shared', test: /\/dashboard\/src\/ui\/[^/]+\.tsx$/, minShareCount: 2 },
            { name: 'hosted', test: HOSTED_PAGES, minShareCount: 3 },
            { name: 'tables', test: TABLES, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    port: 4712,
    strictPort: true,
    proxy: { '/api': SERVICE, '/webhooks': SERVICE },
  },
}))
