import type { AdminProject } from '@latchkey/core/admin'
import type { PageUrls } from '@latchkey/core'
import type { Variables } from '../variables.js'

/** Something that is wrong, and what to do about it. */
export interface Finding {
  readonly message: string
  readonly fix: string
  /** Where more is said, or where it can be put right. */
  readonly link: string
}

/** What is looked at. */
export interface Subject {
  readonly folder: string
  readonly variables: Variables
  /** Read in place of those of the folder. */
  readonly envFile: string | undefined
  /** Loads the project once. Rejects with `CannotLook` if the service does not allow it. */
  readonly project: () => Promise<AdminProject>
  readonly appUrl: URL | undefined
  readonly urls: Partial<PageUrls>
  readonly trustedOrigins: readonly string[]
  readonly cookiePrefix: string
  readonly dashboardUrl: string | undefined
}

/** One thing to look at. */
export interface Check {
  readonly name: string
  readonly title: string
  /** Requirements besides the folder. */
  readonly needs?: readonly ('app' | 'service')[]
  readonly look: (subject: Subject) => Finding[] | Promise<Finding[]>
}

/** Reason why a check could not run. It does not mean that the check failed. */
export class CannotLook extends Error {}

/** The part of the documentation about a check: `docs/guides/doctor.md`. */
export const documentation = (name: string) => `https://latchkey.example/guides/doctor#${name}`

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Whether what is sent to an address can be read on the way. */
export const isInClear = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && !LOOPBACK.test(hostname)
