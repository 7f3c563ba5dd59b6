import { type Destination, goTo } from '../go-to.js'
import { useApp } from '../hooks/use-app.js'

/** Goes where the app wants its people next: the page's own `redirectTo`, else the given page. */
export function useLeave(redirectTo: string | undefined): (page: Destination) => Promise<void> {
  const app = useApp()
  return (page) => (redirectTo === undefined ? goTo(app, page) : app.redirectTo(redirectTo))
}
