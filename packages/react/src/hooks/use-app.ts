import type { ClientApp } from '@latchkey/core'
import { useContext } from 'react'
import { AppContext } from '../provider.js'

/** The app of the nearest provider. */
export function useApp(): ClientApp {
  const app = useContext(AppContext)
  if (app) return app
  throw new Error(
    'There is no app here. Wrap this part of the page in <LatchkeyProvider app={app}>.',
  )
}
