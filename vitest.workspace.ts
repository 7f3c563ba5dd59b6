import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { findChromium } from './scripts/chromium.mjs'
import { SHORT_LIVED } from './scripts/vitest/v8-options.js'

// Starts the service once and provides its address as `latchkeyServiceUrl`.
const service = './packages/testing/src/vitest-global-setup.ts'

/** Makes the embedded databases of an unbuilt service start faster. */
const emptyDatabase = './packages/service/test/support/database/empty-database-setup.ts'

/** Gives the tests of the service the global Request and Response of the command `start`. */
const ownProcess = './packages/service/test/support/own-process.ts'

/**
 * Resets the modules before each file of a project whose files share a worker. A worker for each file
 * (`isolate: true`) takes 1.4 s of CPU time more per file, about two minutes of the whole suite on two cores. The
 * modules keep what belongs to one page or process, and no file may find what another one left: circuit breakers
 * for each service, loaded translations and pages, the running passkey ceremony.
 */
const newModules = './scripts/vitest/new-modules.ts'

/** Set by `npm run test:all` and `npm run test:postgres`, which run what `npm test` leaves out. */
const runsAll = Boolean(process.env['TEST_ALL'])

/** Only `npm run test:all` runs these. CONTRIBUTING.md says what they repeat. */
const nightlyTests = runsAll ? [] : ['**/*.nightly.test.{ts,tsx}']

const serviceTests = 'packages/service/test/**/*.test.ts'
const machineTests = 'packages/service/test/machine/**'
/** Tests that need a server of Postgres, not only a database. */
const serverTests = 'packages/service/test/postgres/*.test.ts'
/** Tests that depend on the database. `npm test` runs these on Postgres only. */
const databaseTests = 'packages/service/test/**/*.postgres.test.ts'
const longTests = [
  'packages/{core,react,service}/test/fuzz/**/*.test.ts',
  'packages/core/test/memory.test.ts',
  'packages/core/test/server/authenticate/authenticate-isolation.test.ts',
  'packages/{core,react}/test/simulation/*.test.ts',
]

/**
 * Number of fuzzed inputs. `npm run test:all` has twenty times as many, and `npm run fuzz` sets another
 * number.
 */
const fuzzTimes = process.env['FUZZ_TIMES'] ?? (runsAll ? '10' : '0.5')

/** In the workers of these projects, only a few tests open an embedded Postgres of their own. */
const fewDatabases = { execArgv: SHORT_LIVED }

/** After everything else: browsers, the service, the examples and other programs share two cores. */
const besideBrowsers = { sequence: { groupOrder: 1 } }

/** Every kind of test, with its environment and its files. */
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'unit',
      include: [
        'packages/*/src/**/*.test.ts',
        '{docs/test,packages/service/test,scripts}/**/*.test.mjs',
      ],
      // Pure functions, so test files cannot affect each other.
      isolate: false,
    },
  },
  {
    extends: true,
    test: {
      name: 'service',
      include: [serviceTests],
      exclude: [
        ...(runsAll ? [] : [databaseTests]),
        ...[machineTests, serverTests, ...longTests, ...nightlyTests],
      ],
      globalSetup: emptyDatabase,
      setupFiles: ownProcess,
      // Files share a worker's database, see test/support/database/database.ts.
      isolate: false,
    },
  },
  {
    // The service on a real Postgres. packages/service/test/README.md lists what depends on it.
    extends: true,
    test: {
      name: 'postgres',
      include: runsAll ? [serviceTests] : [databaseTests, serverTests],
      exclude: [
        ...[machineTests, ...longTests, ...nightlyTests],
        'packages/service/test/{leaks,protocol}/**',
      ],
      globalSetup: './packages/service/test/support/database/postgres-setup.ts',
      setupFiles: ownProcess,
      isolate: false,
    },
  },
  {
    // Tests that need a process of their own: programs, folders, a browser, a broken database.
    extends: true,
    test: {
      name: 'machine',
      ...fewDatabases,
      include: ['packages/{service/test/machine,cli/test}/**/*.test.ts'],
      exclude: nightlyTests,
      globalSetup: [emptyDatabase, service],
      setupFiles: ownProcess,
      ...besideBrowsers,
    },
  },
  {
    extends: true,
    test: {
      name: 'journey',
      ...fewDatabases,
      include: ['packages/{contract,core,testing}/test/**/*.test.ts', 'docs/test/*.test.ts'],
      exclude: ['packages/*/test/{browser,chromium}/**', ...longTests, ...nightlyTests],
      globalSetup: service,
      isolate: false,
      setupFiles: newModules,
    },
  },
  {
    // Simulation, fuzzing, memory: `npm run test:quick` leaves them out.
    extends: true,
    test: {
      name: 'long',
      ...fewDatabases,
      include: longTests,
      exclude: nightlyTests,
      globalSetup: [emptyDatabase, service],
      isolate: false,
      setupFiles: newModules,
      env: { FUZZ_TIMES: fuzzTimes },
      testTimeout: 600_000 * Math.max(1, Number(fuzzTimes) / 10),
    },
  },
  {
    extends: true,
    test: {
      name: 'dom',
      ...fewDatabases,
      environment: './packages/react/test/environment.ts',
      include: ['packages/react/**/*.test.tsx', 'docs/test/*.test.tsx'],
      exclude: ['**/node_modules/**', 'packages/*/test/browser/**', ...nightlyTests],
      globalSetup: service,
      isolate: false,
      setupFiles: [newModules, './packages/react/test/setup.ts'],
    },
  },
  {
    // The hooks on the oldest supported version of React; `npm test` leaves this project out.
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
      ...fewDatabases,
      environment: './packages/react/test/environment.ts',
      include: [
        'packages/react/test/{data-hooks,hydration,languages,render-counts}.test.tsx',
        'packages/react/test/{suspense-slow-network,use-user}.test.tsx',
      ],
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
    // `lean-qr` loads with a lazy chunk. Optimizing it then would restart the tests.
    optimizeDeps: { exclude: ['lean-qr'] },
    test: {
      name: 'browser',
      include: [
        'packages/*/test/browser/**/*.test.{ts,tsx}',
        // The vectors run in the engine of the browser too.
        'packages/core/src/{http/retry/retry-after,lib/path-segment,lib/picture-source}.test.ts',
        'packages/core/src/session/{access-token,stores/request}.test.ts',
        'packages/core/src/app/incoming-requests/verify-access-token.test.ts',
      ],
      exclude: ['**/node_modules/**', ...nightlyTests],
      globalSetup: service,
      ...besideBrowsers,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // Animations cost a tenth of the processor time.
        provider: playwright({
          launchOptions: await findChromium(),
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
  {
    // Tests that control a browser: several tabs, and navigation between pages.
    extends: true,
    test: {
      name: 'chromium',
      ...fewDatabases,
      include: ['packages/*/test/chromium/**/*.test.ts'],
      exclude: nightlyTests,
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
      ...fewDatabases,
      include: [
        'examples/*/e2e/**/*.test.ts',
        'packages/dashboard/e2e/**/*.test.ts',
        'docs/recipes/e2e/**/*.test.ts',
      ],
      exclude: ['**/node_modules/**', ...nightlyTests],
      globalSetup: './examples/e2e/global-setup.ts',
      isolate: false,
      setupFiles: newModules,
      ...besideBrowsers,
    },
  },
]

export default projects
