/** The vitest projects of vitest.workspace.ts by the run of vitest in `npm test`. */
export const projects = {
  /** Beside the gates: some of these tests wait most of their time. */
  client: ['dom', 'journey', 'long'],
  /** After the gates, beside the tests above. */
  service: ['service', 'postgres', 'machine', 'unit'],
  /** After the build: a browser and the processes of the examples keep two cores busy. */
  browser: ['browser', 'chromium', 'e2e'],
  /** Only in `npm run test:all`. */
  nightly: ['react-18'],
}
