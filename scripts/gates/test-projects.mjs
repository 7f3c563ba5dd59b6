/** The vitest projects of vitest.workspace.ts by the run of vitest in `npm test`. */
export const projects = {
  /** At the same time as the gates: some of these tests spend most of their time waiting. */
  client: ['dom', 'journey'],
  /**
   * After the gates, at the same time as the tests above. The last of them start programs and wait for them, at the
   * same time as the browsers, which keep one core busy.
   */
  service: ['service', 'postgres', 'unit', 'long', 'machine'],
  /** After the tests of the client: browsers, and the examples, which use the build. */
  browser: ['browser', 'chromium', 'e2e'],
  /** Only in `npm run test:all`. */
  nightly: ['react-18'],
}
