import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { json, timestampMillis } from '../columns.js'
import type { JsonValue, MailFailure, MailSender } from '../values.js'
import { projectId } from './projects.js'
import { userId, users } from './users.js'

/** The outbox and the sent emails. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    /** The recipient, if it is a user. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Template type, such as `email_verification`; null for a test email. */
    template: text(),
    /** The sender as the project's owner sees it: without a password. */
    sender: json<MailSender>().notNull(),
    recipients: text().array().notNull(),
    /** The subject for lists: without codes and links. */
    subject: text().notNull(),
    /**
     * JSON of `{ subject, html, text, variables }`, sealed, because its links and codes open accounts.
     * `variables` contains what the development inbox shows beside the email: `{ link, code }`.
     */
    contentSealed: text().notNull(),
    createdAt: timestampMillis().notNull(),
    /** When delivery is due on the platform's clock; null once sent or given up. */
    nextAttemptAt: timestampMillis(),
    attempts: integer().notNull().default(0),
    sentAt: timestampMillis(),
    /** The error of the last attempt. */
    error: json<MailFailure>(),
  },
  (table) => [
    index().on(table.projectId, table.createdAt),
    index().on(table.userId),
    // For the emails that an address has received. Pending entries would be read one by one.
    index().using('gin', table.recipients).with({ fastupdate: false }),
    index('emails_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)

/** The custom content of an email of a project, as a block document. */
export const emailTemplates = pgTable(
  'email_templates',
  {
    projectId: projectId(),
    type: text().notNull(),
    subject: text().notNull(),
    content: json<{ [block: string]: JsonValue }>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.type] })],
)

/** Whether users receive the emails of a category. Without a row, they do. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    categoryId: uuid().notNull(),
    isEnabled: boolean().notNull(),
    /** SHA-256 of the code in the unsubscribe links of the user. */
    unsubscribeCodeHash: text().notNull(),
    /** The code itself, because the same one is in every email. */
    unsubscribeCodeSealed: text().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.categoryId),
    uniqueIndex().on(table.unsubscribeCodeHash),
  ],
)
