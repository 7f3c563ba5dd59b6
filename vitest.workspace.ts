import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { findChromium } from './scripts/chromium.mjs'

// Starts the service once and provides its address as `latchkeyServiceUrl`.
const service = './packages/testing/src/vitest-global-setup.ts'

/**
 * Resets the modules before each file of a project whose files share a worker. A worker for each file
 * (`isolate: true`) takes 1.4 s of CPU time more per file, about two minutes of the whole suite on two cores. The
 * modules keep what belongs to one page or process, and no file may find what another one left: circuit breakers
 * for each service, loaded translations and pages, the running passkey ceremony.
 */
const newModules = './scripts/vitest-new-modules.ts'

const serviceTests = 'packages/service/test/**/*.test.ts'
const machineTests = 'packages/service/test/machine/**'
const longTests = [
  'packages/{core,react,service}/test/fuzz/**/*.test.ts',
  'packages/core/test/memory.test.ts',
  'packages/core/test/server/authenticate-isolation.test.ts',
  'packages/{core,react}/test/simulation/*.test.ts',
]

/** After everything else: browsers, the service and the examples share two cores. */
const besideBrowsers = { sequence: { groupOrder: 1 } }

/** Every kind of test there is: what it runs in, and where its files lie. */
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
      // Pure code: nothing that one file could leave to the next.
      isolate: false,
    },
  },
  {
    extends: true,
    test: {
      name: 'service',
      include: [serviceTests],
      exclude: [machineTests, ...longTests],
      // Files share a worker's database, see test/support/database.ts.
      isolate: false,
    },
  },
  {
    // The same on a real Postgres. What needs no database, or a lot of time, runs once.
    extends: true,
    test: {
      name: 'postgres',
      include: [serviceTests],
      exclude: [machineTests, ...longTests, 'packages/service/test/{leaks,protocol}/**'],
      globalSetup: './packages/service/test/support/postgres-setup.ts',
      isolate: false,
    },
  },
  {
    // What needs a process of its own: programs, folders, a Postgres, a browser, a broken database.
    extends: true,
    test: {
      name: 'machine',
      include: ['packages/{service/test/machine,cli/test}/**/*.test.ts'],
      globalSetup: service,
    },
  },
  {
    extends: true,
    test: {
      name: 'journey',
      include: ['packages/{contract,core,testing}/test/**/*.test.ts'],
      exclude: ['packages/*/test/{browser,chromium}/**', ...longTests],
      globalSetup: service,
      isolate: false,
      setupFiles: newModules,
    },
  },
  {
    // What takes many turns: it is left out of the quick tests.
    extends: true,
    test: {
      name: 'long',
      include: longTests,
      globalSetup: service,
      // Whoever asks for more of it waits longer.
      testTimeout: 600_000 * Math.max(1, Number(process.env['LATCHKEY_FUZZ_TIMES'] ?? 1)),
    },
  },
  {
    extends: true,
    test: {
      name: 'dom',
      environment: './packages/react/test/environment.ts',
      include: ['packages/react/**/*.test.tsx'],
      exclude: ['**/node_modules/**', 'packages/*/test/browser/**'],
      globalSetup: service,
      isolate: false,
      setupFiles: [newModules, './packages/react/test/setup.ts'],
    },
  },
  {
    // The hooks once more, on the older React that they run on too.
    extends: true,
    resolve: {
      alias: ['react', 'react-dom', '@testing-library/react'].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: fileURLToPath(
          new URL(`./packages/react/test/react-18/node_modules/${name}`, import.meta.url),
        ),
      })),
    },
    test: {
      name: 'react-18',
      environment: './packages/react/test/environment.ts',
      include: ['packages/react/test/{reading-*,hydration,languages}.test.tsx'],
      globalSetup: service,
      isolate: false,
      setupFiles: [
        newModules,
        './packages/react/test/setup.ts',
        './packages/react/test/react-18/setup.ts',
      ],
    },
  },
  {
    extends: true,
    // It comes with a chunk that is loaded later; making it ready then would start the tests anew.
    optimizeDeps: { exclude: ['lean-qr'] },
    test: {
      name: 'browser',
      include: [
        'packages/*/test/browser/**/*.test.{ts,tsx}',
        // Vectors hold in the browser's own engine too.
        'packages/core/src/{http/retry-after,lib/path-segment,lib/picture-source}.test.ts',
        'packages/core/src/session/{access-token,stores/request}.test.ts',
        'packages/core/src/server/verify-access-token.test.ts',
      ],
      globalSetup: service,
      ...besideBrowsers,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: await findChromium() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
  {
    // A process that drives a browser: several tabs, pages that are left and come back to.
    extends: true,
    test: {
      name: 'chromium',
      include: ['packages/*/test/chromium/**/*.test.ts'],
      globalSetup: service,
      isolate: false,
      setupFiles: newModules,
      ...besideBrowsers,
    },
  },
  {
    extends: true,
    test: {
      name: 'e2e',
      include: ['examples/*/e2e/**/*.test.ts', 'docs/recipes/e2e/**/*.test.ts'],
      globalSetup: './examples/e2e/global-setup.ts',
      isolate: false,
      setupFiles: newModules,
      ...besideBrowsers,
    },
  },
]

export default projects
