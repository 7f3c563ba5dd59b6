import bowser from 'bowser'

type DeviceType = 'desktop' | 'mobile' | 'tablet'

/** Device that a client reports in its user agent. Any client can report any device. */
export interface Device {
  /** Such as `Chrome`; null if it is unknown. */
  browser: string | null
  /** Such as `macOS`; null if it is unknown. */
  system: string | null
  type: DeviceType | null
  /** Such as `Chrome on macOS`, or the name of a program that is not a browser; null if nothing is known. */
  name: string | null
}

// The library takes the names of other browsers from the user agent, which is text that the client chooses.
const BROWSERS = new Set(Object.values(bowser.BROWSER_MAP))
const SYSTEMS = new Set(Object.values(bowser.OS_MAP))
const TYPES: readonly DeviceType[] = ['desktop', 'mobile', 'tablet']
/** Name of a program such as `curl/8.1.2`. Letters only, so that it cannot be a link or a sentence in an email. */
const PROGRAM = /^[A-Za-z]{1,20}(?=\/|$)/

/**
 * Reads the browser and the operating system from a user agent.
 *
 * @example parseDevice('Mozilla/5.0 (Macintosh; …) … Chrome/129.0.0.0 Safari/537.36').name // 'Chrome on macOS'
 */
export function parseDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, type: null, name: null }
  const parsed = bowser.parse(userAgent)
  const browser = nameIn(BROWSERS, parsed.browser.name)
  const system = nameIn(SYSTEMS, parsed.os.name)
  if (browser === null && system === null)
    return { browser, system, type: null, name: PROGRAM.exec(userAgent)?.[0] ?? null }
  const type = TYPES.find((deviceType) => deviceType === parsed.platform.type) ?? null
  return { browser, system, type, name: [browser, system].filter(Boolean).join(' on ') }
}

const nameIn = (names: ReadonlySet<string>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null
