import { useApp } from '../../hooks/use-app.js'
import { useSnapshot } from '../../lib/use-query.js'

/** The name that the project gives itself; undefined until it is known. */
export const useAppName = (): string | undefined => useSnapshot(useApp().project).data?.displayName
