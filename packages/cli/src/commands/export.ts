import { open } from 'node:fs/promises'
import { connectAsAdmin } from '../admin-connection.js'
import { CliError } from '../cli-error.js'
import { printMessage, printResult } from '../terminal/output.js'

export interface ExportUsersOptions {
  readonly env?: string
}

const toLine = (value: object) => `${JSON.stringify(value)}\n`

/** Writes all teams and users of a project, with their credentials, to a new file that only its owner can read. */
export async function exportUsers(path: string, { env }: ExportUsersOptions): Promise<void> {
  const { app } = await connectAsAdmin(env)
  // The first page first, so that no empty file stays if the service does not allow the export.
  let page = await app.exportUsers()
  const file = await openNew(path)
  let count = 0
  try {
    const teams = await app.listTeams()
    for (const team of teams) await file.write(toLine(toTeamRecord(team)))
    for (;;) {
      for (const user of page) await file.write(toLine({ type: 'user', ...user }))
      count += page.length
      if (page.nextCursor === null) break
      page = await app.exportUsers({ cursor: page.nextCursor })
    }
    printResult(
      `Exported ${count.toLocaleString('en')} users and ${teams.length.toLocaleString('en')} teams to ${path}.`,
    )
  } finally {
    await file.close()
  }
  printMessage('The file contains password hashes and other secrets. Delete it after the import.')
}

type Team = Awaited<
  ReturnType<Awaited<ReturnType<typeof connectAsAdmin>>['app']['listTeams']>
>[number]

const toTeamRecord = (team: Team) => ({
  type: 'team',
  id: team.id,
  displayName: team.displayName,
  profileImageUrl: team.profileImageUrl,
  clientMetadata: team.clientMetadata,
  clientReadOnlyMetadata: team.clientReadOnlyMetadata,
  serverMetadata: team.serverMetadata,
  createdAt: team.createdAt,
})

async function openNew(path: string) {
  try {
    return await open(path, 'wx', 0o600)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CliError(`${path} exists already. Pass another name, or delete the file.`)
    throw error
  }
}
