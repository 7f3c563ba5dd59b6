import { expect, it } from 'vitest'
import { migrationProblems } from './migrations.mjs'

const EARLIER = ['0000_first', '0001_second']
const problemsOf = (/** @type {string} */ text) => migrationProblems('0002_third', text, EARLIER)

it.each([
  'alter table users add column nickname text',
  `alter table users add column kind text not null default 'person'`,
  'create table notes (id uuid primary key, user_id uuid references users (id))',
  'create table notes (id uuid);\n--> statement-breakpoint\ncreate index notes_id on notes (id)',
  'create index concurrently users_nickname on users (nickname)',
  'drop index concurrently users_nickname',
  'alter table users add constraint f foreign key (team_id) references teams (id) not valid',
  'alter table users validate constraint f',
  'alter table users add constraint u unique using index users_nickname',
])('migrationProblems accepts a statement that the version before works with: %s', async (text) => {
  expect(await problemsOf(text)).toEqual([])
})

const CONTRACTS = [
  'drop table users',
  'alter table users drop column nickname',
  'alter table users rename column nickname to name',
  'alter table users rename to people',
  'alter table users alter column nickname type varchar(10)',
  'alter table users alter column nickname set not null',
  'alter table users drop constraint f',
]

it.each(CONTRACTS)(
  'migrationProblems rejects a statement that takes away what the version before uses, unless it is marked: %s',
  async (text) => {
    expect(await problemsOf(text)).toHaveLength(1)
    expect(await problemsOf(`-- contract: 0001_second\n${text}`)).toEqual([])
  },
)

it.each([
  'alter table users add column nickname text not null',
  'alter table users add column nickname text unique',
  'alter table users add column team_id uuid references teams (id)',
  'create index users_nickname on users (nickname)',
  'alter table users add constraint f foreign key (team_id) references teams (id)',
  `alter table users add constraint c check (nickname <> '')`,
  'alter table users add constraint u unique (nickname)',
  `update users set nickname = ''`,
  'delete from users',
])('migrationProblems rejects a statement that blocks or fails requests: %s', async (text) => {
  expect(await problemsOf(`-- contract: 0001_second\n${text}`)).toHaveLength(1)
})

it('migrationProblems rejects a mark that names no earlier migration', async () => {
  expect(await problemsOf('-- contract: 0002_third\ndrop table users')).toHaveLength(1)
})

it('migrationProblems rejects two statements in one step', async () => {
  expect(await problemsOf('create table a (id uuid); create table b (id uuid)')).toHaveLength(1)
})
