import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { GuideLinks } from '../guides.js'
import { ProvisionedGroups } from './provisioned-groups.js'
import { ProvisionedUsers } from './provisioned-users.js'
import { ScimTokens, type ProvisioningProps } from './scim-tokens.js'

/** The tokens with which the provider provisions by SCIM, and what it has provisioned. */
export function Provisioning(props: ProvisioningProps) {
  const { text } = useTranslation(texts)
  return (
    <>
      <section className="card" id="provisioning">
        <h2>{text('provisioning')}</h2>
        <p className="muted">{text('provisioningHelp')}</p>
        <GuideLinks guide="scim" />
        <ScimTokens {...props} />
      </section>
      <ProvisionedUsers {...props} />
      <ProvisionedGroups {...props} />
    </>
  )
}
