import { ClientApp } from '@latchkey/core'
import { renderToString } from 'react-dom/server'
import { LatchkeyProvider } from '../../src/index.js'
import { Handler, type HandlerProps } from '../../src/pages/index.js'

/** Renders the HTML of a URL below the path of the handler, as a server does. Sends no request. */
export function renderPage(location: string, props: HandlerProps = {}): string {
  const app = new ClientApp({
    projectId: 'internal',
    publishableClientKey: 'pck_x',
    baseUrl: 'http://127.0.0.1:9',
    tokenStore: 'cookie',
    platform: { kind: 'server', cookies: undefined },
  })
  return renderToString(
    <LatchkeyProvider app={app}>
      <Handler fullPage {...props} location={location} />
    </LatchkeyProvider>,
  )
}
