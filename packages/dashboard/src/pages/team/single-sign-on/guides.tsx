import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'

const GUIDES = 'https://latchkey.example/guides'

/** The headings of the guides with the steps for an identity provider, by its name. */
const allProviders = {
  Okta: 'okta',
  'Microsoft Entra ID': 'microsoft-entra-id',
  'Google Workspace': 'google-workspace',
  Keycloak: 'keycloak',
}

/** The guides with steps for identity providers. */
const guides = {
  oidc: { path: 'openid-providers', providers: allProviders },
  saml: { path: 'saml', providers: allProviders },
  scim: {
    path: 'scim',
    providers: { Okta: 'okta', 'Microsoft Entra ID': 'microsoft-entra-id' },
  },
} as const

/** Links to the steps of a guide for each identity provider. */
export function GuideLinks({ guide }: { guide: keyof typeof guides }) {
  const { text } = useTranslation(texts)
  const { path, providers } = guides[guide]
  return (
    <ul className="inline-list" aria-label={text('guideSteps')}>
      {Object.entries(providers).map(([name, heading]) => (
        <li key={name}>
          <a href={`${GUIDES}/${path}#${heading}`} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
