// Checks that a migration of the service can run while processes of the version before serve requests.
// packages/service/migrations/README.md says why.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'libpg-query'
import { createGate } from './gate.mjs'

const folder = join('packages', 'service', 'migrations')
const BREAKPOINT = '--> statement-breakpoint'
const CONTRACT = /^-- contract: (\S+)$/m

/**
 * @typedef {{ type: string, value: any }} Statement
 * @typedef {{ problem: string, isContract: boolean }} Finding a contract is allowed in a migration that is marked as one
 */

/** @param {string} problem @returns {Finding} */
const contract = (problem) => ({ problem, isContract: true })
/** @param {string} problem @returns {Finding} */
const never = (problem) => ({ problem, isContract: false })

const CONTRACTING_CHANGES = new Map([
  ['AT_DropColumn', 'drops the column'],
  ['AT_DropConstraint', 'drops the constraint'],
  ['AT_AlterColumnType', 'changes the type of'],
  ['AT_SetNotNull', 'sets not null on'],
])

/** @param {any} column @returns {Finding[]} */
function addedColumn({ colname, constraints = [] }) {
  const types = constraints.map((/** @type {any} */ { Constraint }) => Constraint.contype)
  const has = (/** @type {string} */ type) => types.includes(type)
  return [
    ...(has('CONSTR_NOTNULL') && !has('CONSTR_DEFAULT')
      ? [never(`adds ${colname} as not null without a default: inserts of the version before fail`)]
      : []),
    ...(has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')
      ? [never(`adds ${colname} with an index: create the index concurrently`)]
      : []),
    ...(has('CONSTR_FOREIGN')
      ? [never(`adds ${colname} with a foreign key: add the constraint as not valid`)]
      : []),
  ]
}

/** @param {any} constraint @returns {Finding[]} */
function addedConstraint({ contype, conname, skip_validation: isNotValid, indexname }) {
  if (contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_CHECK')
    return isNotValid
      ? []
      : [
          never(
            `adds ${conname}, which reads the whole table: add it as not valid, then validate it`,
          ),
        ]
  return indexname === undefined
    ? [
        never(
          `adds ${conname} with an index: create the index concurrently, then add it "using index"`,
        ),
      ]
    : []
}

/** @param {any} command @returns {Finding[]} */
function changesOf({ subtype, name, def }) {
  const change = CONTRACTING_CHANGES.get(subtype)
  if (change !== undefined) return [contract(`${change} ${name}`)]
  if (subtype === 'AT_AddColumn') return addedColumn(def.ColumnDef)
  return subtype === 'AT_AddConstraint' ? addedConstraint(def.Constraint) : []
}

/**
 * Lists what a statement does to tables that exist before the migration.
 *
 * @param {Statement} statement
 * @param {Set<string>} newTables
 * @returns {Finding[]}
 */
function findingsOf({ type, value }, newTables) {
  const table = value.relation?.relname
  if (newTables.has(table)) return []
  switch (type) {
    case 'AlterTableStmt':
      return value.cmds.flatMap((/** @type {any} */ { AlterTableCmd }) => changesOf(AlterTableCmd))
    case 'IndexStmt':
      return value.concurrent
        ? []
        : [never(`creates ${value.idxname} while the table is locked: create it concurrently`)]
    case 'DropStmt':
      return value.removeType === 'OBJECT_INDEX' && value.concurrent
        ? []
        : [contract(`drops ${value.removeType.replace('OBJECT_', '').toLowerCase()}s`)]
    case 'RenameStmt':
      return [contract(`renames ${value.subname ?? table}`)]
    case 'UpdateStmt':
    case 'DeleteStmt':
    case 'TruncateStmt':
      return [never('changes rows, and locks them until its end: let a job of the service do it')]
    default:
      return []
  }
}

/** @param {string} text @returns {Promise<Statement[]>} */
async function parsed(text) {
  const { stmts = [] } = await parse(text)
  return stmts.map(({ stmt }) => {
    const [[type, value] = ['', undefined]] = Object.entries(stmt ?? {})
    return { type, value }
  })
}

/**
 * Lists the statements of a migration that fail or block requests of the version before.
 *
 * @param {string} name
 * @param {string} text its SQL
 * @param {readonly string[]} earlier the names of the migrations before it
 */
export async function migrationProblems(name, text, earlier) {
  const parts = await Promise.all(text.split(BREAKPOINT).map(parsed))
  const statements = parts.flat()
  const newTables = new Set(
    statements.flatMap(({ type, value }) =>
      type === 'CreateStmt' ? [value.relation.relname] : [],
    ),
  )
  const [, oldest] = CONTRACT.exec(text) ?? []
  const findings = statements.flatMap((statement) => findingsOf(statement, newTables))
  return [
    ...(parts.some((part) => part.length > 1)
      ? [`${name} has statements without "${BREAKPOINT}" between them: each runs by itself.`]
      : []),
    ...(oldest !== undefined && !earlier.includes(oldest)
      ? [`${name} is marked with "-- contract: ${oldest}", which is no migration before it.`]
      : []),
    ...findings
      .filter(({ isContract }) => !isContract || oldest === undefined)
      .map(
        ({ problem, isContract }) =>
          `${name} ${problem}.${isContract ? ' If no supported version uses it any more, begin the file with "-- contract: <name of the oldest migration whose version works afterwards>".' : ''}`,
      ),
  ]
}

async function findProblems() {
  const journal = await readFile(join(folder, 'meta', '_journal.json'), 'utf8')
  /** @type {string[]} */
  const tags = JSON.parse(journal).entries.map((/** @type {{ tag: string }} */ { tag }) => tag)
  const problems = tags.map(async (tag, index) =>
    migrationProblems(
      tag,
      await readFile(join(folder, `${tag}.sql`), 'utf8'),
      tags.slice(0, index),
    ),
  )
  return (await Promise.all(problems)).flat()
}

export const migrationsGate = createGate('migrations', findProblems)
