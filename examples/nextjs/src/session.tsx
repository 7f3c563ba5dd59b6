'use client'

import { ClientApp, type ClientAppOptions, type InitialUser } from '@latchkey/core'
import { LatchkeyProvider } from '@latchkey/react'
import type { ReactNode } from 'react'
import { FollowSession } from './follow-session'

export interface SessionProps {
  options: ClientAppOptions
  /** The user that the server has read; undefined if the service did not respond. */
  initialUser: InitialUser | null | undefined
  children: ReactNode
}

let browserApp: ClientApp | undefined

/** In a browser, one app for the page, however often React renders; on a server, one for each request. */
const appWith = (options: ClientAppOptions) =>
  typeof document === 'undefined' ? new ClientApp(options) : (browserApp ??= new ClientApp(options))

/** Provides the app to the whole page, starting with the user that the server has read. */
export function Session({ options, initialUser, children }: SessionProps) {
  return (
    <LatchkeyProvider app={appWith(options)} initialUser={initialUser}>
      {initialUser !== undefined && <FollowSession renderedFor={initialUser?.id ?? null} />}
      {children}
    </LatchkeyProvider>
  )
}
