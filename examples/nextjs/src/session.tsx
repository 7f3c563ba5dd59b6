'use client'

import { ClientApp, type ClientAppOptions, type InitialUser } from '@latchkey/core'
import { LatchkeyProvider } from '@latchkey/react'
import { type ReactNode, useState } from 'react'
import { FollowSession } from './follow-session'

export interface SessionProps {
  options: ClientAppOptions
  /** Whom the server has found; undefined while it could not ask. */
  initialUser: InitialUser | null | undefined
  children: ReactNode
}

/** The browser's app, for the whole page, beginning with the user whom the server has rendered. */
export function Session({ options, initialUser, children }: SessionProps) {
  const [app] = useState(() => new ClientApp(options))
  return (
    <LatchkeyProvider app={app} initialUser={initialUser}>
      {initialUser !== undefined && <FollowSession renderedFor={initialUser?.id ?? null} />}
      {children}
    </LatchkeyProvider>
  )
}
