import { projectSettings } from '@latchkey/contract/project-settings'
import { sql } from 'drizzle-orm'
import { users, type Project } from '../../db/schema.js'

const graceDays = sql.raw(`${projectSettings.secondFactorGraceDays.default}`)

/** Whether a user has the permission that the rule names, in the project or in a team, also through one that contains it. */
const hasPermission = sql`exists (
  with recursive reached(permission_id) as (
    (
      select permission_id from project_permissions where user_id = ${users.id}
      union
      select permission_id from team_permissions where user_id = ${users.id}
    )
    union
    select unnest((
      select d.contained_ids from permission_definitions d
      where d.id = reached.permission_id and d.project_id = ${users.projectId}
    ))
    from reached
  )
  select from reached where permission_id = p.config ->> 'requireSecondFactorPermission'
)`

/** Whether a project may require a second factor, on which the statements about its users depend. */
export type SecondFactorRule = 'rule' | 'no_rule'

/** The part of a project that has the rule. */
export type SecondFactorProject = Pick<Project, 'id' | 'config'>

export const secondFactorRuleOf = ({ config }: SecondFactorProject): SecondFactorRule =>
  config.requireSecondFactorFrom ? 'rule' : 'no_rule'

/**
 * When a row of the table `users` needs the second factor, in milliseconds since 1970. Null for a user who has one, and for a
 * user whom the rule of the project does not cover.
 */
export const secondFactorDueAt = sql<number | null>`(
  select case
    when coalesce(p.config ->> 'requireSecondFactorFrom', '') = '' then null
    when coalesce(p.config ->> 'requireSecondFactorPermission', '') <> '' and not ${hasPermission} then null
    else greatest(
      extract(epoch from (p.config ->> 'requireSecondFactorFrom')::date)::bigint * 1000,
      coalesce((select s.created_at from sign_ups s where s.user_id = ${users.id}), ${users.signedUpAt})
    ) + coalesce((p.config ->> 'secondFactorGraceDays')::bigint, ${graceDays}) * 86400000
  end
  from projects p
  where p.id = ${users.projectId} and not ${users.requiresTotp} and not ${users.isAnonymous}
)`
