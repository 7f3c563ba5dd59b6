import type { Project } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useApp } from './use-app.js'

/** The project that the app belongs to. Suspends until it is known. */
export const useProject = (): Project => useQuery(useApp().project)
