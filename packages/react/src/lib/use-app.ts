import type { ClientApp, Project } from '@latchkey/core'
import { useProvided } from './provided.js'
import { useSnapshot } from './use-query.js'

/** Returns the app of the nearest `LatchkeyProvider`. */
export const useApp = (): ClientApp => useProvided().app

/** Returns the display name of the project; undefined until it is loaded. */
export const useAppName = (): string | undefined => useProject()?.displayName

/** Returns the project of the app; undefined until it is loaded. */
export const useProject = (): Project | undefined => useSnapshot(useApp().project).data
