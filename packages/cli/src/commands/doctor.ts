import { AdminApp } from '@latchkey/core/admin'
import { CliError, messageOf } from '../cli-error.js'
import { withDevConnection } from '../dev/dev-connection.js'
import { type Check, type CheckContext, CheckError, CheckSkipped } from '../doctor/check.js'
import { cookies } from '../doctor/cookies.js'
import { environment } from '../doctor/environment.js'
import { pageNames, pages } from '../doctor/pages.js'
import { production } from '../doctor/production.js'
import { publishedKey } from '../doctor/published-key.js'
import { type CheckResult, exitCodeOf, formatReport } from '../doctor/report.js'
import { trackedKey } from '../doctor/tracked-key.js'
import { trustedDomain } from '../doctor/trusted-domain.js'
import { readVariables } from '../environment.js'
import { formatJson, printMessage, printResult, sanitize } from '../terminal/output.js'
import { ADMIN_KEY, API_URL, PROJECT_ID, readVariable, type Variables } from '../variables.js'

export interface DoctorOptions {
  readonly json?: boolean
  /** Skips the checks that send requests to the service. */
  readonly local?: boolean
  readonly appUrl?: URL
  readonly url: CheckContext['urls']
  readonly trustedOrigin: readonly string[]
  readonly cookiePrefix: string
  readonly dashboardUrl?: string
  readonly env?: string
}

/** Exit code if the command cannot run the checks. 1 means that a check failed. */
const CANNOT_RUN = 2

const checks = [production, trustedDomain, publishedKey, trackedKey, environment, pages, cookies]

async function loadProject(variables: Variables) {
  const missing = [API_URL, PROJECT_ID, ADMIN_KEY].filter((name) => !readVariable(variables, name))
  if (missing.length > 0) throw new CheckError(`set ${missing.join(', ')}, or pass --local.`)
  const valueOf = (name: string) => readVariable(variables, name) ?? ''
  try {
    const app = new AdminApp({
      baseUrl: valueOf(API_URL),
      projectId: valueOf(PROJECT_ID),
      superSecretAdminKey: valueOf(ADMIN_KEY),
    })
    return await app.getProject()
  } catch (error) {
    throw new CheckError(messageOf(error))
  }
}

/** Rejects unknown page names. A misspelled name would be checked at its default path and reported as missing. */
function assertPageNames(urls: object): void {
  const unknown = Object.keys(urls).filter((name) => !pageNames().includes(name))
  if (unknown.length === 0) return
  const message = `Unknown page ${unknown.join(', ')}. The pages are ${pageNames().join(', ')}.`
  throw new CliError(`${message} See latchkey doctor --help.`)
}

async function createContext(options: DoctorOptions): Promise<CheckContext> {
  const variables = await readVariables(options.env)
  const usesDevConnection = !options.local && options.env === undefined
  const projectVariables = usesDevConnection ? await withDevConnection(variables) : variables
  let project: ReturnType<CheckContext['project']> | undefined
  return {
    folder: process.cwd(),
    variables,
    envFile: options.env,
    project: () => (project ??= loadProject(projectVariables)),
    appUrl: options.appUrl,
    urls: options.url,
    trustedOrigins: options.trustedOrigin,
    cookiePrefix: options.cookiePrefix,
    dashboardUrl: options.dashboardUrl,
  }
}

/** Returns the reason to skip a check, or undefined. */
function skipReason(
  { requires = [] }: Check,
  { local, appUrl }: DoctorOptions,
): string | undefined {
  if (local && requires.includes('service')) return 'not run with --local.'
  if (!appUrl && requires.includes('app')) return 'pass --app-url to run this check.'
  return undefined
}

async function runCheck(
  check: Check,
  context: CheckContext,
  options: DoctorOptions,
): Promise<CheckResult> {
  const result = { check: check.name, title: check.title, findings: [] }
  const reason = skipReason(check, options)
  if (reason !== undefined) return { ...result, status: 'skipped', reason }
  try {
    const findings = await check.run(context)
    return { ...result, status: findings.length > 0 ? 'fail' : 'pass', findings }
  } catch (error) {
    if (error instanceof CheckSkipped)
      return { ...result, status: 'skipped', reason: error.message }
    if (!(error instanceof CheckError)) throw error
    return { ...result, status: 'error', reason: sanitize(error.message) }
  }
}

/** Checks the setup of a project and its app. Resolves to the exit code. */
export async function doctor(options: DoctorOptions): Promise<number> {
  try {
    assertPageNames(options.url)
    printMessage('Running checks …')
    const context = await createContext(options)
    const results = await Promise.all(checks.map((check) => runCheck(check, context, options)))
    printResult(options.json ? formatJson({ checks: results }) : formatReport(results))
    return exitCodeOf(results)
  } catch (error) {
    throw new CliError(messageOf(error), CANNOT_RUN)
  }
}
