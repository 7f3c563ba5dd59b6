import { ClientApp, type ClientAppOptions } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactElement, StrictMode, Suspense } from 'react'
import { onTestFinished } from 'vitest'
import { LatchkeyProvider } from '../src/index.js'

export const email = 'ada@example.com'
export const password = 'correct horse battery'

/** A seeded account that can sign in. */
export const users = [{ email, password, displayName: 'Ada Lovelace' }]

/** A person's browser at one address: an app, and where it was sent. */
export interface Visitor {
  app: ClientApp
  /** Addresses that the app went to, oldest first. */
  visits: string[]
}

export function createVisitor(project: TestProject, options: ClientAppOptions = {}): Visitor {
  const visits: string[] = []
  const app = new ClientApp({
    projectId: project.projectId,
    publishableClientKey: project.publishableClientKey,
    baseUrl: project.baseUrl,
    tokenStore: 'memory',
    redirectMethod: { navigate: (to) => void visits.push(to) },
    ...options,
  })
  onTestFinished(() => app.dispose())
  return { app, visits }
}

export interface Shown {
  /** Types, clicks and pastes like a person. */
  person: UserEvent
  container: HTMLElement
}

/** Shows something to a visitor, with every effect run twice, as in development. */
export function show({ app }: Visitor, ui: ReactElement): Shown {
  const person = userEvent.setup()
  const { container } = render(
    <StrictMode>
      <LatchkeyProvider app={app}>
        <Suspense fallback="Waiting">{ui}</Suspense>
      </LatchkeyProvider>
    </StrictMode>,
  )
  return { person, container }
}

/** Takes the page to an address, as a link in a mail would. */
export const goTo = (address: string) => window.history.replaceState(null, '', address)

export { createTestProject }
