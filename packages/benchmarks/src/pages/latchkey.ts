import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { createService } from '../../../service/src/service.js'
import { buildApp, serveFiles } from './build-app.js'
import type { MeasuredApp } from './measure-page.js'

/** An app with our provider and our hosted pages, and the service beside it. */
export async function openLatchkeyApp(): Promise<MeasuredApp> {
  const projectId = randomUUID()
  const publishableClientKey = 'pck_benchmark'
  const service = createService({
    projects: [
      {
        id: projectId,
        displayName: 'Benchmark',
        keys: { publishableClientKey },
        config: {
          passkeyEnabled: true,
          oauthProviders: [
            { id: 'google', type: 'shared' },
            { id: 'github', type: 'shared' },
          ],
        },
      },
    ],
  })
  const options = { baseUrl: await service.listen(0), projectId, publishableClientKey }
  const program = `
    import { createRoot } from 'react-dom/client'
    import { ClientApp } from '@latchkey/core'
    import { LatchkeyProvider } from '@latchkey/react'
    import { Handler } from '@latchkey/react/pages'
    import '@latchkey/react/styles.css'
    const app = new ClientApp(${JSON.stringify(options)})
    createRoot(document.querySelector('#root')).render(
      <LatchkeyProvider app={app}><Handler fullPage /></LatchkeyProvider>,
    )`
  const folder = fileURLToPath(new URL('../../../react', import.meta.url))
  const { origin, close } = await serveFiles(await buildApp(program, folder))
  return {
    url: `${origin}/handler/sign-in`,
    async close() {
      await close()
      await service.close()
    },
  }
}
