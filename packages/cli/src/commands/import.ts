import { readFile } from 'node:fs/promises'
import { connectAsAdmin } from '../admin-connection.js'
import { CliError, messageOf } from '../cli-error.js'
import { readVariables } from '../environment.js'
import { ImportReport, type ReportEntry } from '../import/import-report.js'
import { sendRecords } from '../import/send-records.js'
import type { SourceFile } from '../import/sources/source.js'
import { loadSource, type SourceName } from '../import/sources/sources.js'
import { readTeamRoles } from '../import/team-roles.js'
import { type PreparedImport, toRecords } from '../import/to-records.js'
import { printMessage, printResult, sanitize } from '../terminal/output.js'
import { Progress } from '../terminal/progress.js'

export interface ImportUsersOptions {
  readonly from: SourceName
  readonly dryRun?: boolean
  readonly report?: string
  readonly restart?: boolean
  readonly secretFile?: string
  readonly env?: string
}

/** Number of users in the summary. The report has all of them. */
const SHOWN_ENTRIES = 20

/** Imports the users of another system. Resolves to the exit code: 1 if some of them were skipped. */
export async function importUsers(
  paths: readonly string[],
  options: ImportUsersOptions,
): Promise<number> {
  const { from, dryRun: isDryRun = false, restart = false } = options
  const readSource = await loadSource(from)
  const files = await Promise.all(paths.map(readSourceFile))
  const data = readSource(files, { secrets: await readSecrets(options) })
  const { app, apiUrl, projectId } = await connectAsAdmin(options.env)
  const prepared = toRecords(data, { from, projectId, teamRoles: await readTeamRoles(app) })
  await warnOfMissingProviders(app, prepared)
  const suffix = isDryRun ? 'dry-run' : 'report'
  const reportPath = options.report ?? `${paths[0] ?? 'users'}.${suffix}.jsonl`
  const report = new ImportReport(reportPath)
  const count = await report.open({ from, projectId, apiUrl }, { restart: restart || isDryRun })
  if (count > 0) printMessage(`Continuing an interrupted import after ${count} users and teams.`)
  const total = prepared.teams.length + prepared.users.length
  const progress = new Progress(isDryRun ? 'Checking' : 'Importing', total)
  try {
    await sendRecords(prepared, {
      app,
      report,
      isDryRun,
      onProgress: (finished) => progress.advance(finished),
    })
  } catch (error) {
    throw new CliError(`${messageOf(error)} Run the command again to continue the import.`)
  } finally {
    progress.stop()
  }
  await report.close()
  printSummary(report.entries, { isDryRun, reportPath })
  return report.entries.some(({ status }) => status === 'skipped') ? 1 : 0
}

async function readSourceFile(name: string): Promise<SourceFile> {
  try {
    return { name, text: await readFile(name, 'utf8') }
  } catch (error) {
    throw new CliError(`Cannot read ${name}: ${messageOf(error)}`)
  }
}

/** Reads the secrets of the app, one on each line of the file. */
async function readSecrets({ secretFile, env }: ImportUsersOptions): Promise<string[]> {
  const { BETTER_AUTH_SECRET = '' } = await readVariables(env)
  const text =
    secretFile === undefined ? BETTER_AUTH_SECRET : (await readSourceFile(secretFile)).text
  return text.split(/\r?\n/).filter((line) => line !== '')
}

type App = Awaited<ReturnType<typeof connectAsAdmin>>['app']

/** Accounts at other providers are imported too, and sign in once the project has the provider. */
async function warnOfMissingProviders(app: App, { users }: PreparedImport): Promise<void> {
  const { config } = await app.getProject()
  const enabled = new Set<string>(config.oauthProviders.map(({ id }) => id))
  const used = new Set(
    users.flatMap(({ record }) => (record.oauthProviders ?? []).map(({ id }) => id)),
  )
  const missing = [...used].filter((id) => !enabled.has(id))
  if (missing.length > 0)
    printMessage(
      sanitize(
        `The project lacks the OAuth providers ${missing.join(', ')}. Add them with the same client IDs as before.`,
      ),
    )
}

function printSummary(
  entries: readonly ReportEntry[],
  { isDryRun, reportPath }: { isDryRun: boolean; reportPath: string },
): void {
  for (const kind of ['team', 'user'] as const) {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    if (ofKind.length === 0 && kind === 'team') continue
    const countOf = (status: ReportEntry['status']) =>
      ofKind.filter((entry) => entry.status === status).length.toLocaleString('en')
    printResult(
      `${kind === 'team' ? 'Teams' : 'Users'}: ${countOf('created')} ${isDryRun ? 'can be imported' : 'imported'}, ${countOf('exists')} existed, ${countOf('skipped')} skipped.`,
    )
  }
  const noted = entries.filter(({ notes }) => notes.length > 0)
  for (const { formerId, status, notes } of noted.slice(0, SHOWN_ENTRIES))
    printMessage(sanitize(`${formerId} (${status}): ${notes.join(' ')}`))
  if (noted.length > SHOWN_ENTRIES) printMessage(`${noted.length - SHOWN_ENTRIES} more have notes.`)
  printMessage(`The report has all users, with their former and new IDs: ${reportPath}`)
}
