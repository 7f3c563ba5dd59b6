'use client'

import type { InitialUser } from '@latchkey/core'
import { ClientApp } from '@latchkey/core/server-sessions'
import { LatchkeyProvider } from '@latchkey/react'
import type { ReactNode } from 'react'
import { FollowSession } from './follow-session'

interface ProjectOptions {
  projectId: string
  publishableClientKey: string
}

export interface SessionProps {
  options: ProjectOptions
  /** The user that the server has read; undefined if the service did not respond. */
  initialUser: InitialUser | null | undefined
  children: ReactNode
}

const createApp = (options: ProjectOptions) => new ClientApp({ sessions: 'server', ...options })

let browserApp: ClientApp | undefined

/** In a browser, one app for the page, however often React renders; on a server, one for each request. */
const getApp = (options: ProjectOptions) =>
  typeof document === 'undefined' ? createApp(options) : (browserApp ??= createApp(options))

/** Provides the app to the whole page, starting with the user that the server has read. */
export function Session({ options, initialUser, children }: SessionProps) {
  return (
    <LatchkeyProvider app={getApp(options)} initialUser={initialUser}>
      {initialUser !== undefined && <FollowSession renderedFor={initialUser?.id ?? null} />}
      {children}
    </LatchkeyProvider>
  )
}
