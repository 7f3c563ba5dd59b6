/** Host of the API that the scripts of Clerk call. */
export const FRONTEND_API = 'clerk.example.com'

const off = {
  enabled: false,
  required: false,
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: false,
  second_factors: [],
  verifications: [],
  verify_at_sign_up: false,
}
const provider = (id: string, name: string) => ({
  enabled: true,
  authenticatable: true,
  strategy: `oauth_${id}`,
  name,
  logo_url: '',
})

/** Settings of a project with email and password, passkeys, Google and GitHub, as in our project. */
const environment = {
  object: 'environment',
  auth_config: { single_session_mode: false },
  display_config: {
    object: 'display_config',
    application_name: 'Benchmark',
    branded: false,
    instance_environment_type: 'production',
    preferred_sign_in_strategy: 'password',
    theme: {},
    home_url: '/',
    sign_in_url: '/sign-in',
    sign_up_url: '/sign-up',
  },
  organization_settings: { enabled: false, actions: {}, domains: {} },
  user_settings: {
    attributes: {
      email_address: {
        ...off,
        enabled: true,
        required: true,
        used_for_first_factor: true,
        first_factors: ['email_code'],
      },
      password: { ...off, enabled: true, required: true },
      passkey: { ...off, enabled: true, used_for_first_factor: true, first_factors: ['passkey'] },
      ...{ phone_number: off, username: off, first_name: off, last_name: off, web3_wallet: off },
      ...{ authenticator_app: off, backup_code: off, ticket: off },
    },
    actions: {},
    social: {
      oauth_google: provider('google', 'Google'),
      oauth_github: provider('github', 'GitHub'),
    },
    saml: { enabled: false },
    enterprise_sso: { enabled: false },
    sign_in: { second_factor: { required: false } },
    sign_up: { mode: 'public', progressive: true },
    password_settings: {},
    passkey_settings: { allow_autofill: true, show_sign_in_button: true },
    username_settings: {},
  },
}

/** A visitor without a session. */
const client = { response: { object: 'client', id: 'c', sessions: [] }, client: null }

/** The minimum of answers that the sign-in component of Clerk needs. */
export const answerAsClerk = ({ pathname }: URL): unknown =>
  pathname === '/v1/environment' ? environment : client
