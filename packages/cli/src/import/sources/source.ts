import type { MembershipRecord, TeamRecord, UserRecord } from '@latchkey/core/admin'

/** A membership as a source describes it. */
export interface SourceMembership extends MembershipRecord {
  /** The names of the roles in the source. */
  roles?: string[]
}

/** A user as a source describes it. The IDs of the user and of teams are those of the source. */
export interface SourceUser extends Omit<UserRecord, 'id' | 'teamMemberships'> {
  formerId: string
  teamMemberships?: SourceMembership[] | undefined
  /** What is not imported with this user, as sentences for the report. */
  notes?: string[]
}

/** A team as a source describes it. */
export interface SourceTeam extends Omit<TeamRecord, 'id'> {
  formerId: string
}

/** Everything that the files of a source contain. */
export interface SourceData {
  teams: SourceTeam[]
  users: SourceUser[]
}

/** A file that was read. */
export interface SourceFile {
  name: string
  text: string
}

export interface ReadOptions {
  /** The secrets with which the app encrypts in its database. */
  secrets: readonly string[]
}

/** Reads the export of another system. Throws a `CliError` that names the file if it does not have the expected shape. */
export type ReadSource = (files: readonly SourceFile[], options: ReadOptions) => SourceData
