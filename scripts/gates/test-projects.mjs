/** The vitest projects of vitest.workspace.ts by the run of vitest in `npm test`. */
export const projects = {
  /** Beside the gates: some of these tests wait most of their time. */
  client: ['dom', 'journey'],
  /** After the gates, beside the tests above. */
  service: ['service', 'postgres', 'unit', 'long'],
  /** Beside the browsers, which keep one core busy: programs that start, and wait for each other. */
  machine: ['machine'],
  /** After the client: browsers, and the processes of the examples, which use the build. */
  browser: ['browser', 'chromium', 'e2e'],
  /** Only in `npm run test:all`. */
  nightly: ['react-18'],
}
