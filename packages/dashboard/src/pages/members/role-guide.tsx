import { projectRoles } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/members.js'
import { useRoleNames } from './use-role-names.js'

/** The roles with the actions that each allows. */
export function RoleGuide() {
  const { text } = useTranslation(texts)
  const { nameOfRole, helpOfRole } = useRoleNames()
  return (
    <section className="card">
      <h2>{text('roles')}</h2>
      <dl className="facts roles">
        {projectRoles.map((role) => (
          <div key={role}>
            <dt>{nameOfRole(role)}</dt>
            <dd>{helpOfRole(role)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
