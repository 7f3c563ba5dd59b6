import { projectSubject, recordAuditEvent } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import type { Project } from '../../db/project-row.js'

/**
 * Writes a change of the configuration of a project to the audit log. Call it in the transaction of the change.
 *
 * @param fields names of the changed settings
 */
export const recordProjectChange = (
  tx: Context,
  project: Pick<Project, 'id' | 'clockOffsetMillis'>,
  fields: string[],
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action: 'project.changed',
    subject: projectSubject(project.id),
    details: { fields },
  })
