/** Words that people search for, by the page that answers them. Its text may have other words. */
const keywords: Readonly<Record<string, readonly string[]>> = {
  '/quickstart': ['start', 'setup', 'install', 'tutorial', 'getting', 'started'],
  '/guides/branding': ['branding', 'brand', 'logo', 'color', 'support', 'white', 'label'],
  '/guides/custom-pages': [
    'custom',
    'ui',
    'theme',
    'theming',
    'styling',
    'css',
    'colors',
    'appearance',
    'headless',
    'dark',
  ],
  '/guides/permissions': ['roles', 'role', 'rbac', 'authorization', 'access-control'],
  '/guides/next': ['nextjs', 'middleware'],
  '/guides/oauth': ['oauth', 'social', 'sso'],
  '/guides/oauth-providers': ['google', 'github', 'apple', 'microsoft', 'discord'],
  '/guides/saml': [
    'saml',
    'sso',
    'single sign-on',
    'assertion',
    'metadata',
    'okta',
    'entra',
    'keycloak',
  ],
  '/guides/openid-providers': ['openid', 'oidc', 'okta', 'entra', 'keycloak', 'backchannel'],
  '/guides/single-sign-on': ['saml', 'enterprise', 'domain', 'idp'],
  '/guides/vite': ['vite', 'spa'],
  '/guides/react-router': ['router', 'remix'],
  '/guides/tanstack-start': ['tanstack'],
  '/guides/vite-router': ['tanstack-router', 'data router', 'createbrowserrouter'],
  '/guides/second-factor': ['2fa', 'mfa', 'totp', 'authenticator'],
  '/guides/magic-link': ['magic', 'passwordless', 'otp'],
  '/guides/password': ['forgot', 'reset', 'verification'],
  '/guides/passkeys': ['webauthn', 'biometrics', 'fingerprint'],
  '/guides/teams': ['organizations', 'organization', 'tenant', 'multitenancy', 'workspace'],
  '/guides/invitations': ['invite'],
  '/guides/user': ['profile', 'metadata', 'avatar', 'gdpr'],
  '/guides/manage-users': ['ban', 'impersonate', 'impersonation', 'admin'],
  '/guides/protect-pages': ['protect', 'guard', 'private'],
  '/guides/server': ['backend', 'verify', 'jwt', 'bearer'],
  '/self-hosting/': ['deploy', 'deployment', 'postgres', 'self-hosted'],
  '/self-hosting/containers': ['docker', 'compose', 'kubernetes', 'fly', 'render', 'railway'],
  '/self-hosting/install': ['systemd', 'debian', 'ubuntu'],
  '/self-hosting/proxy': ['nginx', 'caddy', 'domain'],
  '/self-hosting/email': ['smtp'],
  '/self-hosting/backup': ['backup', 'restore'],
  '/self-hosting/scale': ['pooler', 'pgbouncer', 'throughput'],
  '/self-hosting/monitor': ['metrics', 'prometheus', 'opentelemetry', 'health'],
  '/guides/languages': ['i18n', 'translation', 'translations', 'localization', 'l10n', 'rtl'],
  '/guides/testing': ['vitest', 'playwright', 'jest', 'e2e', 'mock'],
  '/guides/oauth-provider': [
    'authorization server',
    'identity provider',
    'oidc provider',
    'single sign-on for own apps',
    'protect api',
    'dynamic client registration',
  ],
  '/guides/scim': ['scim', 'provisioning', 'okta', 'entra id', 'azure ad', 'directory sync'],
  '/guides/oauth-second-app': ['better-auth', 'next-auth'],
  '/guides/oauth-command-line': ['device', 'tv'],
  '/guides/service-to-service': ['machine', 'm2m', 'microservice'],
  '/guides/mcp-server': ['mcp', 'model context protocol', 'ai agent', 'ai client', 'claude'],
  '/guides/hooks': ['hook', 'custom claims', 'before sign-up', 'allowlist'],
  '/guides/webhooks': ['webhook', 'webhooks', 'events', 'svix'],
  '/guides/environment-variables': ['env', 'dotenv'],
  '/guides/anonymous': ['guest', 'guests'],
  '/guides/react-native': ['expo', 'mobile', 'ios', 'android'],
  '/guides/no-framework': ['vanilla', 'vue', 'svelte'],
  '/guides/cli-login': ['terminal'],
  '/guides/project-members': ['roles', 'colleague', 'members', 'support access', 'read only'],
  '/guides/audit-log': ['audit', 'logs'],
  '/guides/production': ['checklist', 'launch'],
  '/guides/high-availability': ['failover', 'downtime', 'standby', 'rolling update'],
  '/guides/express': ['express'],
  '/guides/hono': ['hono'],
  '/guides/server-sessions': ['httponly', 'bff', 'backend for frontend', 'xss'],
  '/guides/bound-sessions': ['dpop', 'device binding', 'token theft', 'xss'],
  '/guides/csrf-and-cookies': ['csrf', 'xss', 'cookies'],
  '/guides/offline': ['offline', 'outage'],
  '/concepts/session': ['logout', 'sign-out', 'session', 'sessions'],
  '/concepts/tokens': ['refresh', 'expiry'],
  '/concepts/redirects': ['redirect', 'callback'],
  '/concepts/errors': ['errors', 'error'],
  '/moving/users': ['import', 'export'],
  '/moving/clerk': ['clerk'],
  '/moving/auth0': ['auth0'],
  '/moving/supabase': ['supabase'],
  '/moving/firebase': ['firebase'],
  '/moving/better-auth': ['better'],
  '/moving/stack-auth': ['stack', 'hexclave'],
}

/** Returns the path of a page on the site. @param file its path below docs, with slashes */
export const pathOfPage = (file: string): string =>
  `/${file.replace(/(?:(?<=^|\/)index)?\.md$/, '')}`

/** Weights of pages that name a term only in passing. */
const weightOf = (page: string) =>
  page.includes('/reference/') ? 0.2 : /\/(moving|comparison|architecture)/.test(page) ? 0.4 : 1

/**
 * Ranks guides above pages that name a term only in passing, and the page of a keyword above all others.
 *
 * @param section the path of a page, with the anchor of a section
 */
export function boostDocument(section: string, term: string): number {
  const [page = ''] = section.split('#')
  return keywords[page]?.includes(term) ? 20 : weightOf(page)
}

/** Adds the keywords of a page to the text that the search finds, below its heading. */
export function addKeywords(html: string, page: string): string {
  const words = keywords[page]
  return words === undefined ? html : html.replace('</h1>', `</h1><p>${words.join(' ')}</p>`)
}
