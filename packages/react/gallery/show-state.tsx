import { ClientApp } from '@latchkey/core'
import { type ReactElement, Suspense } from 'react'
import { LanguageProvider } from '../src/i18n/language-provider.js'
import { LatchkeyProvider } from '../src/index.js'
import { Frame } from '../src/ui/frame.js'
import { textsOf } from './texts-of.js'
import { gallery } from './states.js'

const app = new ClientApp({
  projectId: 'internal',
  publishableClientKey: 'pck_gallery',
  baseUrl: 'http://127.0.0.1:9',
  tokenStore: 'memory',
  redirectMethod: 'none',
})

/** One page in one state, as a page of its own; nothing of it asks a service. */
export function showState(page: string, state: string, lang?: string): ReactElement {
  const view = gallery[page]?.[state]
  if (!view) throw new Error(`The gallery has no state ${state} of a page ${page}.`)
  const isLoading = state.startsWith('loading') || state === 'checking'
  return (
    <LatchkeyProvider app={app} lang={lang}>
      <Suspense>
        <LanguageProvider pageTexts={textsOf(page)}>
          <Frame fullPage isBusy={isLoading} appName={isLoading ? undefined : 'Northwind'}>
            {view}
          </Frame>
        </LanguageProvider>
      </Suspense>
    </LatchkeyProvider>
  )
}
