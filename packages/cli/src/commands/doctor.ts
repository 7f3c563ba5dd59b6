import { AdminApp } from '@latchkey/core/admin'
import { addresses } from '../doctor/addresses.js'
import { CannotLook, type Check, type Subject } from '../doctor/check.js'
import { cookies } from '../doctor/cookies.js'
import { pageNames, pages } from '../doctor/pages.js'
import { production } from '../doctor/production.js'
import { publishedKey } from '../doctor/published-key.js'
import { exitCodeOf, type Outcome, report } from '../doctor/report.js'
import { trackedKey } from '../doctor/tracked-key.js'
import { trustedDomain } from '../doctor/trusted-domain.js'
import { readVariables } from '../environment.js'
import { Failure } from '../failure.js'
import { jsonText, plain, print, say } from '../terminal/output.js'
import { ADMIN_KEY, API_URL, PROJECT_ID, read, type Variables } from '../variables.js'

export interface DoctorOptions {
  readonly json?: boolean
  /** Asks no service. */
  readonly local?: boolean
  readonly appUrl?: URL
  readonly url: Subject['urls']
  readonly trustedOrigin: readonly string[]
  readonly cookiePrefix: string
  readonly dashboardUrl?: string
  readonly env?: string
}

const checks = [production, trustedDomain, publishedKey, trackedKey, addresses, pages, cookies]

async function readProject(variables: Variables) {
  const missing = [API_URL, PROJECT_ID, ADMIN_KEY].filter((name) => !read(variables, name))
  if (missing.length > 0) throw new CannotLook(`set ${missing.join(', ')}, or pass --local.`)
  const need = (name: string) => read(variables, name) ?? ''
  try {
    const app = new AdminApp({
      baseUrl: need(API_URL),
      projectId: need(PROJECT_ID),
      superSecretAdminKey: need(ADMIN_KEY),
    })
    return await app.getProject()
  } catch (error) {
    throw new CannotLook(error instanceof Error ? error.message : String(error))
  }
}

/** A page that is misspelt would be looked for under its usual address, and found to be missing. */
function assertPages(urls: object): void {
  const unknown = Object.keys(urls).filter((name) => !pageNames().includes(name))
  if (unknown.length === 0) return
  const message = `There is no page ${unknown.join(', ')}. Pages: ${pageNames().join(', ')}.`
  throw new Failure(`${message} See latchkey doctor --help.`)
}

async function subjectOf(options: DoctorOptions): Promise<Subject> {
  const variables = await readVariables(options.env)
  let project: ReturnType<Subject['project']> | undefined
  return {
    folder: process.cwd(),
    variables,
    envFile: options.env,
    project: () => (project ??= readProject(variables)),
    appUrl: options.appUrl,
    urls: options.url,
    trustedOrigins: options.trustedOrigin,
    cookiePrefix: options.cookiePrefix,
    dashboardUrl: options.dashboardUrl,
  }
}

/** Why a check is left out, if it is. */
function reasonToLeave(
  { needs = [] }: Check,
  { local, appUrl }: DoctorOptions,
): string | undefined {
  if (local && needs.includes('service')) return 'not looked at, with --local.'
  if (!appUrl && needs.includes('app')) return 'not looked at; pass --app-url.'
  return undefined
}

async function lookWith(check: Check, subject: Subject, options: DoctorOptions): Promise<Outcome> {
  const outcome = { check: check.name, title: check.title, findings: [] }
  const reason = reasonToLeave(check, options)
  if (reason !== undefined) return { ...outcome, status: 'left-out', reason }
  try {
    const findings = await check.look(subject)
    return { ...outcome, status: findings.length > 0 ? 'wrong' : 'fine', findings }
  } catch (error) {
    if (!(error instanceof CannotLook)) throw error
    return { ...outcome, status: 'could-not-look', reason: plain(error.message) }
  }
}

/** Looks for what must not be so before people come. @returns the exit code */
export async function doctor(options: DoctorOptions): Promise<number> {
  try {
    assertPages(options.url)
    say('Looking …')
    const subject = await subjectOf(options)
    const outcomes = await Promise.all(checks.map((check) => lookWith(check, subject, options)))
    print(options.json ? jsonText({ checks: outcomes }) : report(outcomes))
    return exitCodeOf(outcomes)
  } catch (error) {
    // 1 is for what was found.
    throw new Failure(error instanceof Error ? error.message : String(error), 2)
  }
}
