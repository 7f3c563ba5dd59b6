import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { json, millis, moment } from '../columns.js'
import type { FaultPlan } from '../values.js'
import { projectId } from './projects.js'

/** A fault that a developer ordered for some calls of a project. */
export const faultPlans = pgTable(
  'fault_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    plan: json<FaultPlan>().notNull(),
    /** Calls that fitted it so far. */
    seen: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.projectId)],
)

/** The last requests, for the developer's page. */
export const requestLog = pgTable(
  'request_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    method: text().notNull(),
    /** With its parameters' names, so that no id or secret is kept. */
    template: text().notNull(),
    status: integer().notNull(),
    code: text(),
    duration: millis().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.projectId, table.at)],
)
