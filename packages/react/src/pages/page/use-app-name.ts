import { useApp } from '../../lib/use-app.js'
import { useSnapshot } from '../../lib/use-query.js'

/** Returns the display name of the project; undefined until it is loaded. */
export const useAppName = (): string | undefined => useSnapshot(useApp().project).data?.displayName
