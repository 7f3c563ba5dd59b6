import { parseUrl, pathOf } from './use-current-url.js'

/**
 * Returns the URL of a part of the account settings.
 *
 * @param parts the segments of its path below the settings, such as `['team', team.id]`; undefined ones are left out
 */
export function settingsHref(parts: readonly (string | undefined)[], settingsUrl: string): string {
  const segments = parts.flatMap((part) => (part === undefined ? [] : encodeURIComponent(part)))
  return [pathOf(settingsUrl), ...segments].join('/') + parseUrl(settingsUrl).search
}
