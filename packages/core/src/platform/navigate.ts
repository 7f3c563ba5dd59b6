import type { Navigation } from './platform.js'

export const navigation: Navigation = {
  href: () => location.href,
  go: (url, { replace }) => location[replace ? 'replace' : 'assign'](url),
}
