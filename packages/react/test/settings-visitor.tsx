import { waitFor } from '@testing-library/react'
import { scaledTimers, shortenPauses } from '../../core/test/support/timers.js'
import { AccountSettings, type AccountSettingsProps, type PageEvent } from '../src/pages/index.js'
import type { Project } from './create-signed-in.js'
import { createVisitor, goTo, show, type Visitor } from './visitor.js'

export * from './create-signed-in.js'

// The DOM of tests has no popovers.
HTMLElement.prototype.hidePopover ??= () => {}

/** Creates a visitor with a session that the project's server created. */
export async function createSignedInAs(project: Project, userId: string, isImpersonation = false) {
  const tokens = await asServer(project, 'POST', '/auth/sessions', {
    user_id: userId,
    is_impersonation: isImpersonation,
  })
  const visitor = createVisitor(project, {
    tokenStore: {
      accessToken: String(tokens['access_token']),
      refreshToken: String(tokens['refresh_token']),
    },
    // Some of these tests wait for a request to fail for good.
    platform: { timers: scaledTimers(shortenPauses) },
  })
  return { ...visitor, user: await visitor.app.getUser({ or: 'throw' }) }
}

/** Opens a section of the settings and records the events of the page. */
export function openSettings(visitor: Visitor, section: string, props: AccountSettingsProps = {}) {
  const events: PageEvent[] = []
  goTo(`/handler/account-settings${section && `/${section}`}`)
  const view = show(visitor, <AccountSettings {...props} onEvent={(event) => events.push(event)} />)
  return { ...view, events }
}

/** Waits until an expectation holds, and calls `sample` before each attempt. */
export const sampleUntil = (sample: () => void, expectation: () => void) =>
  waitFor(() => {
    sample()
    expectation()
  })

/** Makes a call as the project's own server. */
export async function asServer(
  { baseUrl, projectId, secretServerKey }: Project,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers: {
      'X-Stack-Project-Id': projectId,
      'X-Stack-Access-Type': 'server',
      'X-Stack-Secret-Server-Key': secretServerKey,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text) as Record<string, unknown>
  throw new Error(`${method} ${path}: ${response.status} ${text}`)
}
