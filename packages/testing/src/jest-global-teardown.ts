const KEY = Symbol.for('latchkey.testing.jest')

/**
 * Ends the service of `@latchkey/testing/jest-global-setup`. For `globalTeardown` of Jest.
 *
 * @example globalTeardown: '@latchkey/testing/jest-global-teardown'
 */
export default async function tearDown(): Promise<void> {
  const { [KEY]: close } = globalThis as { [KEY]?: () => Promise<void> }
  await close?.()
}
