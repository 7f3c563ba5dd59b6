'use client'

import { ClientApp, type ClientAppOptions, type InitialUser } from '@latchkey/core'
import { LatchkeyProvider } from '@latchkey/react'
import type { ReactNode } from 'react'
import { FollowSession } from './follow-session'

export interface SessionProps {
  options: ClientAppOptions
  /** The user that the server has found; undefined if it could not ask the service. */
  initialUser: InitialUser | null | undefined
  children: ReactNode
}

let browserApp: ClientApp | undefined

/** One for a page, however often React begins anew; on a server, one for each request. */
const appWith = (options: ClientAppOptions) =>
  typeof document === 'undefined' ? new ClientApp(options) : (browserApp ??= new ClientApp(options))

/** The browser's app, for the whole page, beginning with the user whom the server has rendered. */
export function Session({ options, initialUser, children }: SessionProps) {
  return (
    <LatchkeyProvider app={appWith(options)} initialUser={initialUser}>
      {initialUser !== undefined && <FollowSession renderedFor={initialUser?.id ?? null} />}
      {children}
    </LatchkeyProvider>
  )
}
