/** The vitest projects of vitest.workspace.ts by the stage of `npm test` that runs them. */
export const projects = {
  /** Beside the gates. */
  node: ['unit', 'service', 'postgres', 'machine', 'journey', 'long', 'dom'],
  /** After the build: a browser and the processes of the examples keep two cores busy. */
  browser: ['browser', 'chromium', 'e2e'],
  /** Only in `npm run test:all`. */
  nightly: ['react-18'],
}
