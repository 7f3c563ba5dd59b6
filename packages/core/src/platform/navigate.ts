import { guarded } from './guarded.js'
import type { Navigation } from './platform.js'

export const navigation: Navigation = {
  href: () => location.href,
  // Whole, as it was checked: the browser would read a path against the page's <base>.
  go: (url, { replace }) =>
    location[replace ? 'replace' : 'assign'](new URL(url, location.href).href),
  // A link is the one way to say for a single step that the next site is not told where from.
  leave: (url) =>
    Object.assign(document.createElement('a'), { href: url, rel: 'noreferrer' }).click(),
  rewrite: (url) => history.replaceState(history.state, '', url),
  // Whatever is asked of a page of another origin throws.
  isFramed: () => guarded(() => !top?.location.href, true),
}
