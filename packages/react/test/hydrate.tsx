import type { InitialUser } from '@latchkey/core'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Mock, type MockInstance, onTestFinished, vi } from 'vitest'
import { LatchkeyProvider } from '../src/index.js'
import type { Visitor } from './create-visitor.js'

export interface Hydrated {
  container: HTMLElement
  /** The HTML that the server sent. */
  html: string
  /** Is called for each mismatch that React mends. */
  recovered: Mock
  /** The calls of `console.error`. */
  complaints: MockInstance<typeof console.error>
}

/**
 * Renders on a server, then hydrates in a browser; tells of mismatches.
 *
 * @param onSent is called in between
 */
export function hydrate(
  server: Visitor,
  browser: Visitor,
  ui: ReactElement,
  initialUser?: InitialUser | null,
  onSent?: () => void,
): Hydrated {
  const complaints = vi.spyOn(console, 'error')
  const recovered = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  const tree = ({ app }: Visitor) => (
    <LatchkeyProvider app={app} initialUser={initialUser}>
      {ui}
    </LatchkeyProvider>
  )
  vi.stubGlobal('window', undefined)
  const html = renderToString(tree(server))
  vi.unstubAllGlobals()
  container.innerHTML = html
  onSent?.()
  render(tree(browser), { container, hydrate: true, onRecoverableError: recovered })
  onTestFinished(() => {
    container.remove()
    complaints.mockRestore()
  })
  return { container, html, recovered, complaints }
}
