import type { AdminProject } from '@latchkey/core/admin'
import type { PageUrls } from '@latchkey/core'
import type { Variables } from '../variables.js'

/** A problem and its fix. */
export interface Finding {
  readonly message: string
  readonly fix: string
  /** URL of the documentation, or of the page that fixes the problem. */
  readonly link: string
}

/** Input of the checks. */
export interface CheckContext {
  readonly folder: string
  readonly variables: Variables
  /** Path of the env file that replaces those of the folder. */
  readonly envFile: string | undefined
  /** Loads the project once. Rejects with `CheckError` if the service does not allow it. */
  readonly project: () => Promise<AdminProject>
  readonly appUrl: URL | undefined
  readonly urls: Partial<PageUrls>
  readonly trustedOrigins: readonly string[]
  readonly cookiePrefix: string
  readonly dashboardUrl: string | undefined
}

export interface Check {
  readonly name: string
  readonly title: string
  /** Requirements besides the folder. */
  readonly requires?: readonly ('app' | 'service')[]
  readonly run: (context: CheckContext) => Finding[] | Promise<Finding[]>
}

/** Reason why a check could not run. It does not mean that the check failed. */
export class CheckError extends Error {}

/** Reason why a check has nothing to check. */
export class CheckSkipped extends Error {}

/** Returns the URL of a check's section in `docs/guides/doctor.md`. */
export const docsUrl = (name: string) => `https://latchkey.example/guides/doctor#${name}`

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

export const isLoopback = ({ hostname }: URL) => LOOPBACK.test(hostname)

/** Returns whether others on the network can read the requests to a URL. */
export const isPlainHttp = (url: URL) => url.protocol === 'http:' && !isLoopback(url)
