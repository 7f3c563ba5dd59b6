export default {
  globalSetup: '@latchkey/testing/jest-global-setup',
  globalTeardown: '@latchkey/testing/jest-global-teardown',
  testEnvironment: 'jest-fixed-jsdom',
  transform: {},
}
