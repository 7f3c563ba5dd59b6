import { environmentOf, test as base } from '@latchkey/testing/playwright'
import { serveApp } from './serve-app.js'

// Each worker serves the app for its own project.
export const test = base.extend<object, { appUrl: string }>({
  appUrl: [
    async ({ project }, provide) => {
      const app = await serveApp(environmentOf(project))
      await provide(app.url)
      app.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ appUrl }, provide) => provide(appUrl),
})

export { expect } from '@latchkey/testing/playwright'
